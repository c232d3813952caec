import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { CallError } from '../../platform/http/call-error.ts';
import { withImageSlot } from '../../platform/storage/image-concurrency.ts';

/** Pixels above which a picture is refused before it is decoded (security 53). */
const PIXELS_MAX = 40_000_000;

/** Edge of the small picture that lists show, in pixels. */
const SMALL_EDGE = 480;

/** Bytes in which a PDF has to say that it is one. */
const PDF_HEAD = 1024;

const PICTURES: readonly (string | undefined)[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff'];

/** What an upload turned out to be. */
export type ProcessedUpload =
  | { readonly kind: 'pdf'; readonly extension: 'pdf' }
  | {
      readonly kind: 'image';
      readonly extension: 'jpg' | 'png';
      readonly width: number;
      readonly height: number;
      /** Made anew: nothing but the picture is left of what came, no place and no script (security 52 and 56). */
      readonly whole: Buffer;
      readonly small: Buffer;
    };

/**
 * Tells by the content, never by the name, what a file is, and makes a picture anew.
 * @throws {CallError} unsupportedType with words of what is wrong
 */
export async function processUpload(path: string): Promise<ProcessedUpload> {
  return (await isPdf(path)) ? { kind: 'pdf', extension: 'pdf' } : withImageSlot(processImage, path);
}

async function isPdf(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(PDF_HEAD), position: 0 });
    return buffer.subarray(0, bytesRead).includes('%PDF-');
  } finally {
    await file.close();
  }
}

async function processImage(path: string): Promise<ProcessedUpload> {
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error' } as const;
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw createRefusal('仅支持图片和PDF文件', cause);
    });
  if (!PICTURES.includes(format)) throw createRefusal('仅支持图片和PDF文件');
  if (pages > 1) throw createRefusal('不支持动图和多页图片，请发送单张图片');
  if (width * height > PIXELS_MAX) throw createRefusal('图片像素过高，请缩小后重试');
  const lossless = format === 'png';
  try {
    const { info, data } = await encodeImage(sharp(path, options).autoOrient().keepIccProfile(), lossless);
    // Out of the one that was made, as to take the whole picture into the memory twice is the most that this costs.
    const small = await createThumbnail(sharp(data, options).keepIccProfile());
    return {
      kind: 'image',
      extension: lossless ? 'png' : 'jpg',
      width: info.width,
      height: info.height,
      whole: data,
      small,
    };
  } catch (cause) {
    throw createRefusal('图片已损坏，请重新选择', cause);
  }
}

function encodeImage(picture: Sharp, lossless: boolean) {
  // To save a twentieth of the bytes would take twice the memory and the time.
  const written = { quality: 92, optimiseCoding: false };
  const made = lossless ? picture.png() : picture.flatten({ background: '#ffffff' }).jpeg(written);
  return made.toBuffer({ resolveWithObject: true });
}

function createThumbnail(picture: Sharp): Promise<Buffer> {
  return picture.resize(SMALL_EDGE, SMALL_EDGE, { fit: 'inside', withoutEnlargement: true }).webp().toBuffer();
}

function createRefusal(text: string, cause?: unknown): CallError {
  return new CallError('unsupportedType', { text, cause });
}
