import { THUMBNAIL_WIDTH } from '@osteon/domain';

/** Path of a picture's variant in the file storage, and in its URL below `/media/`. */
export function getPictureFile(id: string, width: number): string {
  return `images/${id}-${width}.webp`;
}

/** Pixels of the thumbnail of a picture, which is never enlarged (rules/media#thumbnails). */
export function getThumbnailWidth(width: number): number {
  return Math.min(width, THUMBNAIL_WIDTH);
}
