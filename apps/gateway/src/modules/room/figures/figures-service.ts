import type { ResponseOf } from '@osteon/contract';
import { countAttended, isOnAir, isPresent, type Locale, toMinute } from '@osteon/domain';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import type { AttendanceService, EventAttendance } from '../../live/attendance/attendance-service.ts';
import type { BookingService } from '../../live/booking/booking-service.ts';
import type { LiveEvent, LiveService } from '../../live/event/service.ts';
import type { PresenceService } from '../chat/presence-service.ts';
import type { Moderator } from '../moderation/lock-chat-service.ts';
import { createFiguresRepository } from './figures-repository.ts';
import { buildFiguresSheet } from './figures-sheet.ts';

type Figures = ResponseOf<'getLiveFigures'>;

const MINUTE_MS = 60_000;

/** Minutes of an answer: a day, after which the earliest are left out. */
const MINUTES_MAX = 24 * 60;

/** The figures of events for their assistants, and the reports that they are counted from. */
export function createFigures(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  {
    liveEvents,
    attendance,
    bookings,
    presences,
    countQuestions,
  }: {
    readonly liveEvents: Pick<LiveService, 'getPublic'>;
    readonly attendance: AttendanceService;
    readonly bookings: Pick<BookingService, 'countByItem' | 'listAccountIds'>;
    readonly presences: Pick<PresenceService, 'readStatistics'>;
    readonly countQuestions: (liveId: string) => Promise<number>;
  },
) {
  const repository = createFiguresRepository(db);
  const counted = new LRUCache<string, number>({ max: 500 });

  /** The figures of each minute from the start of an event to its end. */
  async function listMinutes(event: LiveEvent, minutesOnAir: readonly number[], online: number) {
    const current = toMinute(clock.now());
    const last = isOnAir(event.status) ? current : (minutesOnAir.at(-1) ?? 0);
    const first = Math.max(minutesOnAir[0] ?? last + 1, last - MINUTES_MAX + 1);
    const since = first * MINUTE_MS;
    const [onlines, messages, questions, votes] = await Promise.all([
      repository.countOnline(event.id, since),
      repository.countMessages(event.id, since),
      repository.countQuestions(event.id, since),
      repository.countVotes(event.id, since),
    ]);
    return Array.from({ length: last - first + 1 }, (_, index) => {
      const minute = first + index;
      return {
        at: minute * MINUTE_MS,
        // The present minute has no number before its first report.
        online: onlines.get(minute) ?? (minute === current ? online : 0),
        messages: messages.get(minute) ?? 0,
        questions: questions.get(minute) ?? 0,
        votes: votes.get(minute) ?? 0,
      };
    });
  }

  /** The figures of an event up to now. */
  async function readFigures(event: LiveEvent): Promise<Figures> {
    const { id: liveId, bookNum: booked } = event;
    const [attended, statistics, questions, answered, votes, voters, bookedItems, bookers] = await Promise.all([
      attendance.read(event),
      presences.readStatistics(event),
      countQuestions(liveId),
      repository.countAnswered(liveId),
      repository.countAllVotes(liveId),
      repository.countVoters(liveId),
      bookings.countByItem(liveId),
      bookings.listAccountIds(liveId),
    ]);
    const { onlineNum: online, messageNum: messages, viewNum: viewers } = statistics;
    const arrived = bookers.filter((id) => attended.attended.has(id)).length;
    return {
      minutes: await listMinutes(event, attended.minutesOnAir, online),
      totals: { online, messages, questions, votes, viewers, booked, arrived, answered, ...voters },
      items: listItemFigures(attended, bookedItems),
    };
  }

  /** The event, if the account is an assistant of it. */
  async function findEvent(liveId: string, accountId: string): Promise<LiveEvent> {
    const { event } = await liveEvents.getPublic(liveId);
    if (!(await isAssistant(db, liveId, accountId))) throw new CallError('notAllowed');
    return event;
  }

  return {
    /**
     * Stores what a report of an open page of a running event says: the minute of its account, and the number of
     * viewers once a minute (rules/live-attendance#minutes).
     */
    async recordReport({ id, status }: LiveEvent, accountId: string | null, online: number): Promise<void> {
      if (!isOnAir(status)) return;
      if (accountId !== null) await attendance.recordSeen(id, accountId);
      const minute = toMinute(clock.now());
      if (counted.get(id) === minute) return;
      await repository.addOnline({ liveId: id, minuteAt: minute * MINUTE_MS, online });
      counted.set(id, minute);
    },

    /**
     * The figures of an event for an assistant of it (rules/live-attendance#figures).
     * @throws {CallError} notFound, notAllowed
     */
    read: async (liveId: string, accountId: string): Promise<Figures> =>
      readFigures(await findEvent(liveId, accountId)),

    /**
     * Writes the totals and minutes of an event as a CSV, with an entry in the audit log.
     * @throws {CallError} notFound, notAllowed for who is no assistant of the event
     */
    async exportCsv(liveId: string, { accountId, ip, deviceId }: Moderator, locale: Locale): Promise<string> {
      const figures = await readFigures(await findEvent(liveId, accountId));
      const detail = { live: liveId, count: figures.minutes.length };
      await audit.record(db, { event: 'liveFiguresExported', accountId, ip, deviceId, detail });
      return buildFiguresSheet(figures, locale);
    },
  };
}

/** The attendance of each item of the agenda. */
function listItemFigures({ items, attended }: EventAttendance, booked: ReadonlyMap<string, number>): Figures['items'] {
  return items.map(({ item, minutes }) => {
    const counts = [...attended.values()].map((ofAccount) => countAttended(ofAccount, minutes));
    return {
      itemId: item.id,
      present: counts.filter((each) => each > 0).length,
      whole: counts.filter((each) => isPresent(each, minutes.length)).length,
      booked: booked.get(item.id) ?? 0,
    };
  });
}
