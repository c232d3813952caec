import type { ResponseOf } from '@osteon/contract';
import { buildImageUrl } from './image-path.ts';
import type { ImageRow } from './image-repository.ts';

/** A picture of a draft as its author sees it (rules/case-image#states). */
export function presentImage(row: ImageRow): ResponseOf<'uploadCaseImage'> {
  const { id, state, width, height, flags, boxes, isChecked } = row;
  const url = state === 'ready' ? buildImageUrl(id, boxes) : '';
  const thumbnailUrl = url === '' ? '' : `${url}&size=small`;
  return { imageId: id, state, url, thumbnailUrl, width, height, flags, boxes, isChecked };
}
