/** An image format that the gateway decodes. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif' | 'tiff';

/** Leading bytes that `detectImageFormat` reads. */
const IMAGE_HEADER_BYTES = 12;

/** Brands of a HEIF container that hold still images. */
const HEIF_BRANDS = 'avif|heic|heix|mif1';

/** Signature of each format, read as Latin-1. */
const SIGNATURES: readonly (readonly [ImageFormat, RegExp])[] = [
  ['jpeg', /^\xFF\xD8\xFF/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['gif', /^GIF8[79]a/],
  ['heif', new RegExp(`^[^]{4}ftyp(?:${HEIF_BRANDS})`)],
  ['tiff', /^(?:II\*\0|MM\0\*)/],
];

/** The format that the leading bytes of a file announce; null for every other file, SVG among them. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  const header = Buffer.from(bytes.subarray(0, IMAGE_HEADER_BYTES)).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(header))?.[0] ?? null;
}
