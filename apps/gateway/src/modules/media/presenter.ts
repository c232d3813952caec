import type { Picture } from '@osteon/contract';
import { getPictureFile } from './picture-file.ts';
import type { picture } from './tables.ts';

/** Widest thumbnail in px; an avatar of 32 px needs less on every screen. */
const THUMBNAIL_MAX = 200;

/** A picture with the URLs of all its variants. */
export function presentPicture({ id, alt, width, height, thumbHash, widths }: typeof picture.$inferSelect): Picture {
  const variants = widths.map((each) => ({ url: `/media/${getPictureFile(id, each)}`, width: each }));
  return { url: `/media/${getPictureFile(id, width)}`, width, height, alt, thumbHash, variants };
}

/** The widest variant of at most 200 px, else the narrowest. */
export function getThumbnailUrl({ url, variants }: Picture): string {
  return (variants.findLast(({ width }) => width <= THUMBNAIL_MAX) ?? variants[0])?.url ?? url;
}
