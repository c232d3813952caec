const hex = (byte: number | undefined): string => (byte ?? 0).toString(16).padStart(2, '0');

/** Tag of the DecoderSpecificInfo in an MPEG-4 descriptor (ISO 14496-1 §7.2.6.7). */
const DECODER_SPECIFIC_INFO = Buffer.from([0x05, 0x80, 0x80, 0x80]);

/**
 * The RFC 6381 codec string of the one track in an fMP4 header, read from the decoder configuration itself: `avcC`, or
 * the AudioSpecificConfig in `esds`.
 */
export function readCodecString(init: Buffer): string {
  const avc = init.indexOf('avcC', 0, 'latin1');
  if (avc >= 0) return `avc1.${hex(init[avc + 5])}${hex(init[avc + 6])}${hex(init[avc + 7])}`;
  const esds = init.indexOf('esds', 0, 'latin1');
  const info = esds < 0 ? -1 : init.indexOf(DECODER_SPECIFIC_INFO, esds);
  const first = init[info + DECODER_SPECIFIC_INFO.length + 1];
  if (info < 0 || first === undefined) throw new Error('init.mp4 has no decoder configuration.');
  return `mp4a.40.${first >> 3}`;
}
