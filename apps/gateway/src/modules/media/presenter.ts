import type { Picture } from '@osteon/contract';
import { getPictureFile } from './picture-file.ts';
import type { picture } from './tables.ts';

/** A picture with the URLs of all its variants. */
export function presentPicture({ id, alt, width, height, thumbHash, widths }: typeof picture.$inferSelect): Picture {
  const variants = widths.map((each) => ({ url: `/media/${getPictureFile(id, each)}`, width: each }));
  return { url: `/media/${getPictureFile(id, width)}`, width, height, alt, thumbHash, variants };
}
