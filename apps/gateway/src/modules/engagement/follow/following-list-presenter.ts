import type { ResponseOf } from '@osteon/contract';
import { getPortraitThumbnail, LiveStatus } from '@osteon/domain';
import { getThumbnailUrl, presentPicture } from '../../media/presenter.ts';
import type { FollowedRow } from './following-list-repository.ts';

/** An entry of the following list; null if the doctor or association no longer exists. */
export function presentFollowed({
  refType,
  refId,
  doctor,
  hospital,
  organization,
  emblem,
  updateNum,
  live,
}: FollowedRow) {
  const name = doctor?.name ?? organization?.name;
  if (name === undefined) return null;
  const avatar = doctor ? getPortraitThumbnail(doctor.portrait) : emblem && getThumbnailUrl(presentPicture(emblem));
  const pcLink = doctor ? `/doctorHome?id=${refId}` : `/organization?id=${refId}`;
  return {
    resId: refId,
    resType: refType,
    resName: name,
    resUrlList: avatar ? [{ picUrl: avatar }] : [],
    company: doctor ? hospital : '',
    specialtyId: doctor?.specialtyId ?? null,
    resState: live?.status ?? LiveStatus.default,
    live: live && { title: live.title, titleEn: live.titleEn },
    updateNum,
    comboActionJump: { comboActionJumpV3: { pcLink } },
  } satisfies ResponseOf<'listFollowing'>['list'][number];
}
