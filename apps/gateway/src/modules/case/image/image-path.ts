import { createHash } from 'node:crypto';
import type { ResponseOf } from '@osteon/contract';

type DraftImage = ResponseOf<'uploadCaseImage'>;
type Box = DraftImage['boxes'][number];

/** Path under which a picture is served to its author; its id follows (rules/case-image#pictures). */
export const IMAGE_ROUTE = '/gateway/case-service/image';

/** The key of a picture's files. */
export interface ImageKey {
  readonly id: string;
  readonly accountId: string;
}

/** A file of a picture: as it was uploaded, or with boxes covered, and the thumbnail of either. */
export type ImageVersion = 'original' | 'originalThumbnail' | `${string}.masked` | `${string}.maskedThumbnail`;

/** Folder of the pictures of an account on the disk `files`; deleted when the account is erased. */
export function getAccountFolder(accountId: string): string {
  return `case-images/${accountId}/`;
}

/** Folder of the files of one picture. */
export function getImageFolder({ id, accountId }: ImageKey): string {
  return `${getAccountFolder(accountId)}${id}/`;
}

/** Path of an encrypted file of a picture. */
export function getImagePath(key: ImageKey, version: ImageVersion): string {
  return `${getImageFolder(key)}${version}.webp.enc`;
}

/** The files of a picture with these boxes: others have other names, so that two calls at once never mix. */
export function getVersions(boxes: readonly Box[]): { readonly full: ImageVersion; readonly thumbnail: ImageVersion } {
  if (boxes.length === 0) return { full: 'original', thumbnail: 'originalThumbnail' };
  const hash = hashBoxes(boxes);
  return { full: `${hash}.masked`, thumbnail: `${hash}.maskedThumbnail` };
}

/** URL path of a picture with its boxes; other boxes have another one. */
export function buildImageUrl(id: string, boxes: readonly Box[]): string {
  return `${IMAGE_ROUTE}/${id}?boxes=${boxes.length === 0 ? 'none' : hashBoxes(boxes)}`;
}

function hashBoxes(boxes: readonly Box[]): string {
  const text = boxes.map(({ x, y, width, height }) => [x, y, width, height].join()).join(';');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
