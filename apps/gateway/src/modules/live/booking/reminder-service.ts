import { getDueReminder, LiveStatus, PromptScene } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { listAgendaItems } from '../agenda-item.ts';
import { getLivePath } from '../presenter.ts';
import { BEGIN_TOLD, type BookingGroup, CANCEL_TOLD, createBookingRepository } from './booking-repository.ts';
import { findBegin } from './booking-service.ts';
import { composeBegin, composeCancel, composeMove, composeReminder } from './reminder-text.ts';

/** Bookings per transaction. */
const BATCH = 200;

const MINUTE_MS = 60_000;

/** From this delay on, in ms, everybody who booked is notified of the start. */
const LATE_MS = 5 * MINUTE_MS;

/** A message for the module of messages, which stores and sends it. */
export interface LiveMessage {
  readonly accountId: string;
  readonly scene: typeof PromptScene.liveActivity;
  readonly title: string;
  readonly body: string;
  readonly pcLink: string;
  readonly sentAt: number;
}

/** A notification that is due to the accounts of a group, and the state that is stored with it. */
interface Due {
  readonly text: { readonly title: string; readonly body: string };
  readonly pcLink: string;
  readonly told: Pick<BookingGroup, 'beginAt' | 'reminded'>;
  /** Accounts that booked before or after these times need no notification. */
  readonly bookedFrom?: number;
  readonly bookedBefore: number;
}

type EventRow = Awaited<ReturnType<ReturnType<typeof createBookingRepository>['listEvents']>>[number];

/**
 * Creates the reminders of bookings, which also notify of changed times (rules/live#reminders). They follow the current
 * plan: a cancelled or moved event has no reminder of its former time, whoever changed it; a cancellation is notified
 * once.
 */
export function createLiveReminders(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  sendMessage: (tx: Database, message: LiveMessage) => Promise<void>,
) {
  return async function remind(signal: AbortSignal): Promise<void> {
    const bookings = createBookingRepository(db);
    const groups = await bookings.listGroups();
    const events = new Map((await bookings.listEvents(groups.map(({ liveId }) => liveId))).map((row) => [row.id, row]));
    for (const group of groups) {
      const event = events.get(group.liveId);
      const due = event && findDue(event, group, clock.now());
      while (due && (await tellSome(group, due))) signal.throwIfAborted();
    }
  };

  /** Notifies a batch of a group; returns true if there may be more. */
  async function tellSome(
    group: BookingGroup,
    { text, pcLink, told, bookedFrom = 0, bookedBefore }: Due,
  ): Promise<boolean> {
    return db.transaction(async (tx) => {
      const bookings = createBookingRepository(tx);
      const rows = await bookings.lockGroup(group, BATCH);
      for (const { accountId, bookedAt } of rows) {
        if (bookedAt < bookedFrom || bookedAt >= bookedBefore) continue;
        const scene = PromptScene.liveActivity;
        await sendMessage(tx, { accountId, scene, ...text, pcLink, sentAt: clock.now() });
      }
      await bookings.saveTold(
        group,
        rows.map(({ accountId }) => accountId),
        told,
      );
      return rows.length === BATCH;
    });
  }
}

function findDue(event: EventRow, group: BookingGroup, now: number): Due | null {
  const beginAt = findBegin(event, group.itemId);
  // An item that is no longer in the agenda has no time.
  if (beginAt === null) return null;
  const item = listAgendaItems(event).find(({ id }) => id === group.itemId)?.title ?? null;
  const pcLink = getLivePath(event);
  if (event.status === LiveStatus.disabled) {
    const text = composeCancel({ title: event.title, item }, beginAt);
    const told = { beginAt, reminded: CANCEL_TOLD };
    // Its own page is no longer public.
    return { text, pcLink: '/meetingList', told, bookedBefore: Number.POSITIVE_INFINITY };
  }
  const reminder = getDueReminder(beginAt, now);
  if (beginAt !== group.beginAt) {
    const text = composeMove({ title: event.title, item }, group.beginAt, beginAt);
    return { text, pcLink, told: { beginAt, reminded: reminder }, bookedBefore: Number.POSITIVE_INFINITY };
  }
  const hasBegun = group.itemId === '' && event.status !== LiveStatus.advertise;
  if (hasBegun && group.reminded !== BEGIN_TOLD) {
    const text = composeBegin(event.title, beginAt);
    const told = { beginAt, reminded: BEGIN_TOLD };
    const isLate = event.begunAt !== null && event.begunAt - beginAt >= LATE_MS;
    return { text, pcLink, told, bookedFrom: isLate ? 0 : beginAt, bookedBefore: Number.POSITIVE_INFINITY };
  }
  if (reminder === null || reminder === group.reminded || hasBegun) return null;
  return {
    text: composeReminder({ title: event.title, item }, beginAt, now),
    pcLink,
    told: { beginAt, reminded: reminder },
    bookedBefore: beginAt - reminder * MINUTE_MS,
  };
}
