import type { LiveCard, ResponseOf } from '@osteon/contract';
import { presentSpecialty } from '../doctor/presenter.ts';
import { presentPicture } from '../media/present-picture.ts';
import { shownStatus } from './policy.ts';
import type { LiveRow } from './repository.ts';
import type { AgendaGroup } from './tables.ts';

type Agenda = ResponseOf<'getActivityDetail'>['meetingActivity']['agenda'];

const MINUTE_MS = 60_000;

/** An event as lists show it at `now`. */
export function presentLive(
  { event, specialty, picture }: LiveRow,
  lecturers: LiveCard['lecturers'],
  now: number,
): LiveCard {
  return {
    activityId: event.id,
    activityTitle: event.title,
    activityTitleEn: event.titleEn,
    status: shownStatus(event, now),
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

/** The agenda with moments and the speakers' names. */
export function presentAgenda(
  agenda: readonly AgendaGroup[],
  planBeginAt: number,
  nameOf: (doctorId: string) => string | undefined,
): Agenda {
  return agenda.map(({ group, items }) => ({
    group,
    items: items.map(({ offsetMinutes, title, lecturerId }) => ({
      at: planBeginAt + offsetMinutes * MINUTE_MS,
      title,
      speaker: nameOf(lecturerId) ?? '',
    })),
  }));
}

/** The lines of the agenda one after the other; the one whose time it is runs. */
export function runningAgenda(agenda: readonly AgendaGroup[], planBeginAt: number, now: number) {
  const lines = agenda.flatMap(({ items }) => items);
  return lines.map(({ offsetMinutes, durationMinutes, title }) => {
    const at = planBeginAt + offsetMinutes * MINUTE_MS;
    return { at, title, running: at <= now && now < at + durationMinutes * MINUTE_MS };
  });
}
