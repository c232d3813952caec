import type { LiveCard, ResponseOf } from '@osteon/contract';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/presenter.ts';
import { getShownStatus } from './policy.ts';
import type { LiveRow } from './repository.ts';
import type { AgendaGroup } from './tables.ts';

type Agenda = ResponseOf<'getActivityDetail'>['meetingActivity']['agenda'];

const MINUTE_MS = 60_000;

/** The card of an event at `now`. */
export function presentLive(
  { event, specialty, picture }: LiveRow,
  lecturers: LiveCard['lecturers'],
  now: number,
): LiveCard {
  return {
    activityId: event.id,
    activityTitle: event.title,
    activityTitleEn: event.titleEn,
    status: getShownStatus(event, now),
    planBeginTime: event.planBeginAt,
    planEndTime: event.planEndAt,
    specialty: presentSpecialty(specialty),
    picture: presentPicture(picture),
    lecturers,
    bookNum: event.bookNum,
    viewCount: event.viewCount,
    pcLink: `/liveDetail?activityId=${event.id}`,
  };
}

/** The agenda with times in ms and the speakers' names. */
export function presentAgenda(
  agenda: readonly AgendaGroup[],
  planBeginAt: number,
  getName: (doctorId: string) => string | undefined,
): Agenda {
  return agenda.map(({ group, items }) => ({
    group,
    items: items.map(({ offsetMinutes, title, lecturerId }) => ({
      at: planBeginAt + offsetMinutes * MINUTE_MS,
      title,
      speaker: getName(lecturerId) ?? '',
    })),
  }));
}

/** The items of the agenda in one list, with the current one marked. */
export function presentRunningAgenda(agenda: readonly AgendaGroup[], planBeginAt: number, now: number) {
  return agenda
    .flatMap(({ items }) => items)
    .map(({ offsetMinutes, durationMinutes, title }) => {
      const at = planBeginAt + offsetMinutes * MINUTE_MS;
      return { at, title, running: at <= now && now < at + durationMinutes * MINUTE_MS };
    });
}
