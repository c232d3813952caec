import type { Picture, ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { presentPicture } from '../media/presenter.ts';
import type { FollowedRow } from './repository.ts';

/** Widest thumbnail in px; an avatar of 32 px needs less on every screen. */
const THUMBNAIL_MAX = 200;

/** An entry of the following list; null if the doctor or association no longer exists. */
export function presentFollowed({
  refType,
  refId,
  doctor,
  hospital,
  organization,
  portrait,
  updateNum,
  live,
}: FollowedRow) {
  const name = doctor?.name ?? organization?.name;
  if (name === undefined) return null;
  const pcLink = doctor ? `/doctorHome?id=${refId}` : `/organization?id=${refId}`;
  return {
    resId: refId,
    resType: refType,
    resName: name,
    resUrlList: portrait ? [{ picUrl: getThumbnailUrl(presentPicture(portrait)) }] : [],
    company: hospital?.name ?? '',
    specialtyId: doctor?.specialtyId ?? null,
    resState: live?.status ?? LiveStatus.default,
    live: live && { title: live.title, titleEn: live.titleEn },
    updateNum,
    comboActionJump: { comboActionJumpV3: { pcLink } },
  } satisfies ResponseOf<'listFollowing'>['list'][number];
}

/** The widest variant of at most 200 px, else the narrowest. */
function getThumbnailUrl({ url, variants }: Picture): string {
  return (variants.findLast(({ width }) => width <= THUMBNAIL_MAX) ?? variants[0])?.url ?? url;
}
