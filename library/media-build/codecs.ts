const hex = (byte: number | undefined): string => (byte ?? 0).toString(16).padStart(2, '0');

/**
 * The RFC 6381 codec string of the one track in an fMP4 header.
 * Reads it from the decoder configuration itself (avcC, or the AudioSpecificConfig in esds); throws without either.
 */
export const getCodecs = (init: Buffer): string => {
  const avc = init.indexOf('avcC', 0, 'latin1');
  if (avc >= 0) return `avc1.${hex(init[avc + 5])}${hex(init[avc + 6])}${hex(init[avc + 7])}`;
  const esds = init.indexOf('esds', 0, 'latin1');
  const decoderSpecific = init.indexOf(Buffer.from([0x05, 0x80, 0x80, 0x80]), esds);
  const first = init[decoderSpecific + 5];
  if (esds < 0 || decoderSpecific < 0 || first === undefined) throw new Error('No decoder configuration in init.mp4');
  return `mp4a.40.${first >> 3}`;
};
