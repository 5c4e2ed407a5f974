// A handful of soft synthesised sounds. Nothing is made before the first gesture, as browsers ask, and
// the audio context sleeps while the sound is off.

/** @typedef {'deal' | 'play' | 'trick' | 'illegal' | 'bubble' | 'win'} Sound */

/**
 * @typedef {object} Note
 * @property {number} at seconds after the start
 * @property {number} length seconds
 * @property {number} gain
 * @property {number} [pitch] Hz; without it the note is a breath of noise, like card on cloth
 * @property {OscillatorType} [shape]
 */

/** @type {Readonly<Record<Sound, readonly Note[]>>} */
const SCORES = {
  deal: [
    { at: 0, length: 0.05, gain: 0.16 },
    { at: 0.07, length: 0.05, gain: 0.14 },
    { at: 0.14, length: 0.05, gain: 0.12 },
  ],
  play: [{ at: 0, length: 0.07, gain: 0.24 }],
  trick: [
    { at: 0, length: 0.12, gain: 0.18 },
    { at: 0.05, length: 0.12, gain: 0.05, pitch: 392, shape: 'sine' },
  ],
  illegal: [
    { at: 0, length: 0.09, gain: 0.09, pitch: 165, shape: 'triangle' },
    { at: 0.1, length: 0.12, gain: 0.09, pitch: 139, shape: 'triangle' },
  ],
  bubble: [{ at: 0, length: 0.12, gain: 0.07, pitch: 587, shape: 'sine' }],
  win: [
    { at: 0, length: 0.22, gain: 0.08, pitch: 523, shape: 'triangle' },
    { at: 0.14, length: 0.22, gain: 0.08, pitch: 659, shape: 'triangle' },
    { at: 0.28, length: 0.5, gain: 0.09, pitch: 784, shape: 'triangle' },
  ],
};

/** How loud sounds and voices are, as the person chooses. */
export const LOUDNESS = { full: 1, medium: 0.4, low: 0.15 };

export function createSound() {
  /** @type {AudioContext | undefined} */
  let context;
  /** @type {AudioBuffer | undefined} */
  let noise;
  let loudness = 1;
  let touched = false;

  const unlock = () => {
    touched = true;
  };
  for (const gesture of ['pointerdown', 'keydown']) {
    window.addEventListener(gesture, unlock, { once: true, capture: true });
  }

  function open() {
    if (!context) {
      context = new AudioContext();
      noise = context.createBuffer(1, context.sampleRate * 0.2, context.sampleRate);
      const samples = noise.getChannelData(0);
      for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
    }
    if (context.state === 'suspended') void context.resume();
    return context;
  }

  /**
   * @param {AudioContext} audio
   * @param {Note} note
   */
  function source(audio, { pitch, shape }) {
    if (pitch) return new OscillatorNode(audio, { frequency: pitch, type: shape ?? 'sine' });
    return new AudioBufferSourceNode(audio, { buffer: noise ?? null });
  }

  /**
   * @param {AudioContext} audio
   * @param {Note} note
   */
  function sing(audio, note) {
    const start = audio.currentTime + note.at;
    const gain = note.gain * loudness;
    const volume = new GainNode(audio, { gain });
    volume.gain.setValueAtTime(gain, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
    const softened = new BiquadFilterNode(audio, { type: 'lowpass', frequency: note.pitch ? 4000 : 2200 });
    const voice = source(audio, note);
    voice.connect(softened).connect(volume).connect(audio.destination);
    voice.start(start);
    voice.stop(start + note.length);
  }

  return {
    /** @param {string} name an unknown one is silent */
    play(name) {
      const score = SCORES[/** @type {Sound} */ (name)];
      if (!loudness || !touched || !score) return;
      try {
        const audio = open();
        for (const note of score) sing(audio, note);
      } catch {
        // A device without audio plays in silence.
        loudness = 0;
      }
    },

    /** @param {Pick<import('./settings.js').Settings, 'sound' | 'volume'>} wish */
    adjust({ sound, volume }) {
      loudness = sound ? LOUDNESS[volume] : 0;
      if (!sound) void context?.suspend();
    },
  };
}
