import type { ImagePlace } from './repository.ts';

/** The private folder of an account's pictures on the disk `files`; goes with the account. */
export function appealFolder(accountId: string): string {
  return `appeals/${accountId}/`;
}

/** The file of a picture in it. */
export function appealImageFile({ accountId, id }: ImagePlace): string {
  return `${appealFolder(accountId)}${id}.webp`;
}
