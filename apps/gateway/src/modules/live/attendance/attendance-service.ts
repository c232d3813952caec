import {
  type AttendedMinutes,
  countAttended,
  listItemMinutes,
  listMinutesOnAir,
  readMasks,
  toMinute,
  toMinuteMask,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { type AgendaItem, listTimedItems } from '../event/agenda-item.ts';
import type { LiveEvent } from '../event/service.ts';
import { createStatusRepository } from '../status/status-repository.ts';
import { createAttendanceRepository } from './attendance-repository.ts';

const HOUR_MS = 60 * 60_000;

/** The attendance of an event up to now (rules/live-attendance#minutes). */
export interface EventAttendance {
  /** Its minutes on the air, in order. */
  readonly minutesOnAir: readonly number[];
  /** The items of its agenda with those minutes that belong to them. */
  readonly items: readonly { readonly item: AgendaItem; readonly minutes: readonly number[] }[];
  /** The minutes of each account that attended any of those on the air. */
  readonly attended: ReadonlyMap<string, AttendedMinutes>;
}

export type AttendanceService = ReturnType<typeof createAttendance>;

/** The minutes of accounts in events. */
export function createAttendance({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const repository = createAttendanceRepository(db);

  return {
    /** Stores that a visible page of an account has reported now. */
    recordSeen: (liveId: string, accountId: string): Promise<void> =>
      repository.addSeen({ liveId, accountId, ...toMinuteMask(toMinute(clock.now())) }),

    /** The attendance of an event. */
    async read(event: LiveEvent): Promise<EventAttendance> {
      const { id, status, planStartAt } = event;
      const changes = await createStatusRepository(db).listChangesSinceAnnouncement(id);
      const minutesOnAir = listMinutesOnAir({ status, planStartAt, changes }, clock.now());
      const items = listTimedItems(event).map((item) => ({ item, minutes: listItemMinutes(item, minutesOnAir) }));
      const [first] = minutesOnAir;
      if (first === undefined) return { minutesOnAir, items, attended: new Map() };
      const hours = await repository.listAttended(id, first * 60_000 - HOUR_MS);
      const attended = new Map<string, AttendedMinutes>();
      for (const [accountId, masks] of Map.groupBy(hours, (hour) => hour.accountId)) {
        const minutes = readMasks(masks);
        if (countAttended(minutes, minutesOnAir) > 0) attended.set(accountId, minutes);
      }
      return { minutesOnAir, items, attended };
    },
  };
}
