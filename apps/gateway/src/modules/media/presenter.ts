import type { Picture } from '@osteon/contract';
import { getPictureFile, getThumbnailWidth } from './picture-file.ts';
import type { picture } from './tables.ts';

/** A picture with the URLs of all its variants. */
export function presentPicture({ id, alt, width, height, thumbHash, widths }: typeof picture.$inferSelect): Picture {
  const variants = widths.map((each) => ({ url: `/media/${getPictureFile(id, each)}`, width: each }));
  return { url: `/media/${getPictureFile(id, width)}`, width, height, alt, thumbHash, variants };
}

/** The URL of a picture's thumbnail, which its variants do not name (rules/media#thumbnails). */
export function getThumbnailUrl({ url, width }: Pick<Picture, 'url' | 'width'>): string {
  return url.replace(`-${width}.webp`, `-${getThumbnailWidth(width)}.webp`);
}
