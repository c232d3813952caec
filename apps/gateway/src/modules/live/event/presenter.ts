import type { LiveCard, LiveListItem, ResponseOf } from '@osteon/contract';
import { getScheduleState, getShownLiveStatus, LiveStatus } from '@osteon/domain';
import { presentSpecialty } from '../../doctor/presenter.ts';
import { presentPicture } from '../../media/presenter.ts';
import { listTimedGroups, listTimedItems } from './agenda-item.ts';
import { getHallId } from './hall.ts';
import type { LiveRow } from './repository.ts';

type Agenda = ResponseOf<'getActivityDetail'>['meetingActivity']['agenda'];

/** Presents the card of an event at `now`. */
export function presentLive(
  { event, specialty, picture }: LiveRow,
  lecturers: LiveCard['lecturers'],
  now: number,
): LiveCard {
  const shownStatus = getShownLiveStatus(event.status, event.planEndAt, now);
  return {
    activityId: event.id,
    activityTitle: event.title,
    activityTitleEn: event.titleEn,
    kind: event.kind,
    liveType: event.liveType,
    status: event.status,
    shownStatus,
    planBeginTime: event.planStartAt,
    planEndTime: event.planEndAt,
    specialty: presentSpecialty(specialty),
    picture: presentPicture(picture),
    lecturers,
    bookNum: event.bookNum,
    viewCount: event.viewCount,
    credit: shownStatus < LiveStatus.end ? presentCredit(event) : null,
    pcLink: getLivePath(event),
  };
}

const presentCredit = ({ creditClass, creditPoints: points }: LiveRow['event']): LiveCard['credit'] =>
  creditClass !== null && points > 0 ? { creditClass, points } : null;

/** The path of an event's page in the portal: a conference has that of a meeting (rules/live#kinds). */
export const getLivePath = ({ id, kind }: Pick<LiveRow['event'], 'id' | 'kind'>): string =>
  kind === 'conference' ? `/meetingDetail?liveMeetingUuid=${id}` : `/liveDetail?activityId=${id}`;

/** Presents the agenda with times in ms, the speakers' names and hospitals, and the viewer's bookings. */
export function presentAgenda(
  event: Pick<LiveRow['event'], 'id' | 'agenda' | 'planStartAt' | 'itemStarts'>,
  getSpeaker: (doctorId: string) => { readonly name: string; readonly hospital: string } | undefined,
  booked: ReadonlySet<string>,
): Agenda {
  return listTimedGroups(event).map(({ group, hall, items }) => ({
    group,
    subMeetingUuid: getHallId(event.id, hall),
    items: items.map(({ id: itemId, at, endAt, title, lecturerId }) => {
      const { name: speaker = '', hospital = '' } = getSpeaker(lecturerId) ?? {};
      return { itemId, at, endAt, title, speaker, hospital, booked: booked.has(itemId) };
    }),
  }));
}

/** Presents the items of the agenda in one list by start time, whatever their group, without skipped ones. */
export const presentRunningAgenda = (
  event: Parameters<typeof listTimedItems>[0],
  now: number,
): LiveListItem['agenda'] =>
  listTimedItems(event)
    .filter(({ at, endAt }) => at < endAt)
    .map((item) => ({ itemId: item.id, at: item.at, title: item.title, state: getScheduleState(item, now) }));
