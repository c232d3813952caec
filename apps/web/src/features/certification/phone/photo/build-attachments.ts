import type { RequestOf } from '@osteon/contract';
import { WORK_CARD_POSITION_TYPE } from '@osteon/domain';
import type { SentPhoto } from './use-photos.ts';

/** The uploaded photos as a submission names them. */
export function buildAttachments(
  photos: readonly SentPhoto[],
): NonNullable<RequestOf<'submitAuthPhone'>['authAttList']> {
  return photos.flatMap(({ attPath, type }) =>
    attPath === null ? [] : [{ attPath, attPositionType: WORK_CARD_POSITION_TYPE, attType: type }],
  );
}
