import type { ImageKey } from './repository.ts';

/** Folder of an account's appeal images on the disk `files`; deleted when the account is erased. */
export function getAppealImageFolder(accountId: string): string {
  return `appeals/${accountId}/`;
}

/** Path of an image in that folder. */
export function getAppealImagePath({ accountId, id }: ImageKey): string {
  return `${getAppealImageFolder(accountId)}${id}.webp`;
}
