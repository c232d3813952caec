import { type AttachmentType, THUMBNAIL_WIDTH } from '@osteon/domain';
import { CHECK_SIDE, checkPhoto, type PhotoCheck, type Pixels } from './photo-check.ts';

/** A photo of a document, cropped to it. */
export interface Photo {
  readonly type: AttachmentType;
  readonly file: File;
  /** Object URL of the file; the code that drops the photo revokes it. */
  readonly preview: string;
  /** Data URL of its thumbnail, for lists (rules/media#thumbnails). */
  readonly thumbnail: string;
  readonly check: PhotoCheck;
}

/** A part of a picture, in its own pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Longer side of a photo that is sent, in pixels. */
const SIDE_MAX = 2400;

const QUALITY = 0.9;

/** Width by height of the frame: a card, or a letter in portrait format. */
export const FRAME = { card: 320 / 220, letter: 220 / 320 } as const;

/** The part of a picture as a photo, with its check. @throws {Error} where the browser draws no pictures */
export async function createPhoto(type: AttachmentType, source: CanvasImageSource, area: Area): Promise<Photo> {
  const scale = Math.min(1, SIDE_MAX / Math.max(area.width, area.height));
  const { canvas } = draw(source, area, scale);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  if (!blob) throw new Error('no photo');
  const file = new File([blob], `certification-${type}.jpg`, { type: blob.type });
  const fullSide = Math.max(area.width, area.height);
  const thumbnail = draw(source, area, Math.min(1, THUMBNAIL_WIDTH / area.width)).canvas;
  return {
    type,
    file,
    preview: URL.createObjectURL(blob),
    thumbnail: thumbnail.toDataURL('image/jpeg', QUALITY),
    check: checkPhoto(readPixels(source, area), fullSide),
  };
}

/** The part of a picture, scaled for the check. */
export function readPixels(source: CanvasImageSource, area: Area): Pixels {
  const scale = Math.min(1, CHECK_SIDE / Math.max(area.width, area.height));
  const { canvas, context } = draw(source, area, scale);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

function draw(source: CanvasImageSource, { x, y, width, height }: Area, scale: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas context');
  // JPEG has no transparency: without a background it would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return { canvas, context };
}
