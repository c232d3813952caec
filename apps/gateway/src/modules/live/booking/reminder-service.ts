import { findDueReminder, LiveStatus, PromptScene } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { defineWorker, type Worker } from '../../../platform/jobs/worker.ts';
import type { ComposeMessage, PostMessage } from '../../../platform/portal-message.ts';
import { listAgendaItems } from '../event/agenda-item.ts';
import { getLivePath } from '../event/presenter.ts';
import { type BookingGroup, createBookingRepository } from './booking-repository.ts';
import { findStartTime } from './booking-service.ts';
import { composeCancellation, composeReminder, composeReschedule, composeStart } from './reminder-text.ts';

/** Bookings per transaction. */
const BATCH = 200;

/** From this delay on, in ms, everybody who booked is notified of the start. */
const LATE_START_MS = 5 * 60_000;

/** A notification that is due to the accounts of a group, and the state that is stored with it. */
interface DueNotice {
  readonly compose: ComposeMessage;
  readonly pcLink: string;
  readonly notice: Pick<BookingGroup, 'startAt' | 'lastNotice'>;
  /** Accounts that booked before or after these times need no notification. */
  readonly bookedFrom?: number;
  readonly bookedBefore: number;
}

type EventRow = Awaited<ReturnType<ReturnType<typeof createBookingRepository>['listEvents']>>[number];

/**
 * Creates the reminders of bookings, which also notify of changed times (rules/live-booking#reminders). They follow the
 * current plan: a cancelled or moved event has no reminder of its former time, whoever changed it; a cancellation is
 * notified once.
 */
export function createLiveReminders({ db, clock }: Pick<AppContext, 'db' | 'clock'>, sendMessage: PostMessage) {
  return async function remind(signal: AbortSignal): Promise<void> {
    const bookings = createBookingRepository(db);
    const groups = await bookings.listGroups();
    const events = new Map((await bookings.listEvents(groups.map(({ liveId }) => liveId))).map((row) => [row.id, row]));
    for (const group of groups) {
      const event = events.get(group.liveId);
      const due = event && findDueNotice(event, group, clock.now());
      while (due && (await notifyBatch(group, due))) signal.throwIfAborted();
    }
  };

  /** Notifies a batch of a group; returns true if there may be more. */
  async function notifyBatch(
    group: BookingGroup,
    { compose, pcLink, notice: notified, bookedFrom = 0, bookedBefore }: DueNotice,
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      const bookings = createBookingRepository(tx);
      const rows = await bookings.lockGroup(group, BATCH);
      for (const { accountId, bookedAt } of rows) {
        if (bookedAt < bookedFrom || bookedAt >= bookedBefore) continue;
        const scene = PromptScene.liveActivity;
        await sendMessage(tx, { accountId, scene, compose, pcLink, sentAt: clock.now() });
      }
      await bookings.saveNotice(
        group,
        rows.map(({ accountId }) => accountId),
        notified,
      );
      return rows.length === BATCH;
    });
  }
}

function findDueNotice(event: EventRow, group: BookingGroup, now: number): DueNotice | null {
  const startAt = findStartTime(event, group.itemId);
  // An item that is no longer in the agenda has no time.
  if (startAt === null) return null;
  const item = listAgendaItems(event).find(({ id }) => id === group.itemId)?.title ?? null;
  const pcLink = getLivePath(event);
  if (event.status === LiveStatus.disabled) {
    const compose = composeCancellation({ event, item }, startAt);
    const notice = { startAt, lastNotice: 'cancelled' } as const;
    // Its own page is no longer public.
    return { compose, pcLink: '/meetingList', notice, bookedBefore: Number.POSITIVE_INFINITY };
  }
  const reminder = findDueReminder(startAt, now);
  if (startAt !== group.startAt) {
    const compose = composeReschedule({ event, item }, group.startAt, startAt);
    const notice = { startAt, lastNotice: reminder?.notice ?? 'none' } as const;
    return { compose, pcLink, notice, bookedBefore: Number.POSITIVE_INFINITY };
  }
  const hasStarted = group.itemId === '' && event.status !== LiveStatus.advertise;
  if (hasStarted && group.lastNotice !== 'started') {
    const compose = composeStart(event, startAt);
    const notice = { startAt, lastNotice: 'started' } as const;
    const isLate = event.startedAt !== null && event.startedAt - startAt >= LATE_START_MS;
    return { compose, pcLink, notice, bookedFrom: isLate ? 0 : startAt, bookedBefore: Number.POSITIVE_INFINITY };
  }
  if (reminder === null || reminder.notice === group.lastNotice || hasStarted) return null;
  return {
    compose: composeReminder({ event, item }, startAt, now),
    pcLink,
    notice: { startAt, lastNotice: reminder.notice },
    bookedBefore: startAt - reminder.leadMs,
  };
}

/** Queue of the job that sends due reminders; among several gateways it runs once at a time. */
export const liveReminderQueue = defineQueue({
  name: 'live-reminders',
  schema: z.object({}),
  singleton: true,
  // The next run, a minute later, is the retry.
  retries: 0,
});

/** Creates the worker that polls for due reminders every minute (rules/live-booking#reminders). */
export const createReminderWorker = (remind: (signal: AbortSignal) => Promise<void>): Worker =>
  defineWorker({ queue: liveReminderQueue, cron: '* * * * *', work: (_data, { signal }) => remind(signal) });
