import type { ImageKey } from './repository.ts';

/** The private folder of an account's pictures on the disk `files`; goes with the account. */
export function getAppealImageFolder(accountId: string): string {
  return `appeals/${accountId}/`;
}

/** The file of a picture in it. */
export function getAppealImagePath({ accountId, id }: ImageKey): string {
  return `${getAppealImageFolder(accountId)}${id}.webp`;
}
