/** A random id of a measure; `crypto.randomUUID` is missing over plain http. */
export const createMeasureId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
