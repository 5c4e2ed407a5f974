// The form fields every panel uses: a row of choices, a switch, a line of text, a list to pick from.

import { html, noChange, nothing } from 'lit-html';
import { Directive, directive } from 'lit-html/directive.js';
import { live } from 'lit-html/directives/live.js';

/** @typedef {{ value: string, label: string, note?: string }} Option */

/** The fields somebody has typed in and not yet left. @type {WeakSet<EventTarget>} */
const typedIn = new WeakSet();

/** Shows a value, but never over what is being typed: a drawing may come while the engine answers for another field. */
const unlessTypedIn = directive(
  class extends Directive {
    /**
     * @override
     * @param {string} value
     */
    render(value) {
      return value;
    }

    /**
     * @override
     * @param {import('lit-html/directive.js').PropertyPart} part
     * @param {[string]} values
     */
    update({ element }, [value]) {
      const input = /** @type {HTMLInputElement} */ (element);
      if (!typedIn.has(input) && input.value !== value) input.value = value;
      return noChange;
    }
  },
);

/** @param {Event} event */
const typed = ({ target }) => target && typedIn.add(target);

/** @param {Event} event */
const left = ({ target }) => {
  const input = /** @type {HTMLInputElement} */ (target);
  typedIn.delete(input);
  return input;
};

/**
 * Radio buttons drawn as one segmented control, or as rows where the options carry notes.
 * @param {object} field
 * @param {string} field.name
 * @param {string} field.legend
 * @param {string} [field.help]
 * @param {readonly Option[]} field.options
 * @param {string | undefined} field.value undefined: nothing is chosen yet
 * @param {(value: string) => void} field.onChange
 */
export function choice({ name, legend, help, options, value, onChange }) {
  const rows = options.some(({ note }) => note);
  return html`
    <fieldset class="choice">
      <legend>${legend}</legend>
      ${help ? html`<p class="help">${help}</p>` : nothing}
      <div class=${rows ? 'choice-rows' : 'choice-segments'}>
        ${options.map(
          (option) => html`
            <label class="choice-option">
              <input
                type="radio"
                name=${name}
                value=${option.value}
                .checked=${live(option.value === value)}
                @change=${() => onChange(option.value)}
              />
              <span class="choice-text">
                <span class="choice-label">${option.label}</span>
                ${option.note ? html`<span class="choice-note">${option.note}</span>` : nothing}
              </span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

/**
 * @param {object} field
 * @param {string} field.label
 * @param {boolean} field.value
 * @param {(value: boolean) => void} field.onChange
 */
export function toggle({ label, value, onChange }) {
  return html`
    <label class="toggle">
      <span>${label}</span>
      <input
        type="checkbox"
        role="switch"
        .checked=${live(value)}
        @change=${(/** @type {Event} */ event) => onChange(/** @type {HTMLInputElement} */ (event.target).checked)}
      />
    </label>
  `;
}

/**
 * @param {object} field
 * @param {string} field.id
 * @param {string} field.label
 * @param {string} field.value
 * @param {number} field.maxLength
 * @param {string} [field.placeholder]
 * @param {(value: string) => void} field.onChange
 */
export function textField({ id, label, value, maxLength, placeholder = '', onChange }) {
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        type="text"
        autocomplete="nickname"
        maxlength=${maxLength}
        placeholder=${placeholder}
        .value=${unlessTypedIn(value)}
        @input=${typed}
        @blur=${left}
        @change=${(/** @type {Event} */ event) => onChange(left(event).value)}
      />
    </div>
  `;
}

/**
 * @param {object} field
 * @param {string} field.id
 * @param {string} field.label
 * @param {string} [field.help]
 * @param {readonly Option[]} field.options
 * @param {string} field.value
 * @param {(value: string) => void} field.onChange
 */
export function select({ id, label, help, options, value, onChange }) {
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <select
        id=${id}
        aria-describedby=${help ? `${id}-help` : nothing}
        @change=${(/** @type {Event} */ event) => onChange(/** @type {HTMLSelectElement} */ (event.target).value)}
      >
        ${options.map(
          (option) => html`<option value=${option.value} .selected=${option.value === value}>${option.label}</option>`,
        )}
      </select>
      ${help ? html`<p class="help" id=${`${id}-help`}>${help}</p>` : nothing}
    </div>
  `;
}

/**
 * @param {object} field
 * @param {string} field.id
 * @param {string} field.label
 * @param {string} [field.help]
 * @param {number} field.minimum
 * @param {number} field.maximum
 * @param {number} field.value
 * @param {(value: number) => void} field.onChange
 */
export function numberField({ id, label, help, minimum, maximum, value, onChange }) {
  return html`
    <div class="field">
      <label for=${id}>${label}</label>
      <input
        id=${id}
        type="number"
        inputmode="numeric"
        min=${minimum}
        max=${maximum}
        step="1"
        aria-describedby=${help ? `${id}-help` : nothing}
        .value=${unlessTypedIn(Number.isNaN(value) ? '' : String(value))}
        @input=${typed}
        @blur=${left}
        @change=${(/** @type {Event} */ event) => onChange(left(event).valueAsNumber)}
      />
      ${help ? html`<p class="help" id=${`${id}-help`}>${help}</p>` : nothing}
    </div>
  `;
}
