/**
 * The bytes that were packed with gzip.
 * @param {Response} packed
 * @returns {Promise<ArrayBuffer>} rejects if they are not whole: the packing has a checksum
 */
export function unpack(packed) {
  const body = packed.body ?? new ReadableStream();
  return new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
