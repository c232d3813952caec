import type { Picture } from '@osteon/contract';
import { pictureFile } from './picture-file.ts';
import type { picture } from './tables.ts';

/** A picture with the addresses of all its variants. */
export function presentPicture({ id, alt, width, height, thumbHash, widths }: typeof picture.$inferSelect): Picture {
  const variants = widths.map((each) => ({ url: `/media/${pictureFile(id, each)}`, width: each }));
  return { url: `/media/${pictureFile(id, width)}`, width, height, alt, thumbHash, variants };
}
