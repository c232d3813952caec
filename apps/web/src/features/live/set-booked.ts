import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { startAttempt } from '../../entities/session/action-attempt.ts';
import { reportLiveAction } from '../../lib/analytics/report-live-action.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { refetch } from '../../lib/gateway/query-client.ts';
import { storePendingAction } from '../../lib/pending-action.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';
import { subscribeActivity } from './api/subscribe-activity.ts';

/** A booking to make or to cancel (rules/live-booking#booking). */
export type BookingChange = RequestOf<'subscribeActivity'>;

/** Books or cancels; for a visitor after the login that it opens (rules/permission-lead#leads). */
export async function setBooked(
  queries: QueryClient,
  change: BookingChange,
  { options, onFailure } = startAttempt({ name: 'bookLive', data: change }),
): Promise<void> {
  if (useSession.getState().customerId === '') {
    storePendingAction({ action: { name: 'bookLive', data: change } }, { kind: 'login' }, '');
    openDialog('login');
    return;
  }
  try {
    await subscribeActivity(change, options);
    if (change.booked !== false) {
      reportLiveAction('liveSubscribe', change.activityId);
      toast.success(m['live.book.success']());
    }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (onFailure(error)) return;
  }
  const calls = ['getActivityDetail', 'listLiveBookings', 'listLives'] as const;
  await Promise.all(calls.map((name) => refetch(queries, name)));
}
