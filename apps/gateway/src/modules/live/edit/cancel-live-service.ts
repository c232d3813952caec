import { LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { DecisionOutcome } from '../../../platform/decision-outcome.ts';
import type { RefreshLiveDocuments } from '../search/live-document-service.ts';
import { createMoveLiveStatus } from '../status/move-status-service.ts';
import { createStatusRepository } from '../status/status-repository.ts';

/**
 * Cancels an announced event for a named operator; the job of the reminders notifies those who booked it
 * (rules/live-operator#cancel). `conflict`: the event is not announced.
 */
export async function cancelLive(
  deps: Pick<AppContext, 'db' | 'clock' | 'log' | 'audit'>,
  refresh: RefreshLiveDocuments,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<DecisionOutcome<unknown, { readonly result: 'notFound' | 'conflict' }>> {
  const move = createMoveLiveStatus(deps);
  return deps.db.transaction(async (tx) => {
    const status = await createStatusRepository(tx).lockStatus(id);
    if (status === undefined) return { result: 'notFound' };
    if (status !== LiveStatus.advertise) return { result: 'conflict' };
    await move(tx, { liveId: id, transition: 'disable', actor: 'operator' });
    await refresh(tx, [id]);
    const detail = { by, live: id };
    await deps.audit.record(tx, { event: 'liveCancelled', accountId: null, ip: null, deviceId: null, detail });
    return { result: 'decided' };
  });
}
