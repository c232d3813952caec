import type { PictureKey } from './picture-repository.ts';

/** Path under which a picture is served; its id follows (rules/certification-pictures#pictures). */
export const PICTURE_ROUTE = '/gateway/customer-service/authEnclosure';

/** URL path of a picture; only its owner's session may read it. */
export function buildPictureUrl(id: string): string {
  return `${PICTURE_ROUTE}/${id}`;
}

/** Folder of an account's pictures on the disk `files`; deleted when the account is erased. */
export function getPictureFolder(accountId: string): string {
  return `certifications/${accountId}/`;
}

/** Path of an encrypted picture in that folder. */
export function getPicturePath({ accountId, id }: PictureKey): string {
  return `${getPictureFolder(accountId)}${id}.webp.enc`;
}

/**
 * The key of a picture's thumbnail, a separate file beside the picture's; a picture of at most 200 px has none
 * (rules/media#thumbnails).
 */
export function getThumbnailKey({ accountId, id }: PictureKey): PictureKey {
  return { accountId, id: `${id}.thumbnail` };
}
