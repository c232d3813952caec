import { LiveStatus } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import type { RefreshLiveDocuments } from '../search/live-document-service.ts';
import { createMoveLiveStatus } from '../status/move-status-service.ts';
import { createStatusRepository } from '../status/status-repository.ts';

/**
 * Cancels an announced event for a named operator; the job of the reminders notifies those who booked it
 * (rules/live-operator#cancel).
 * @throws {StartupError} for an unknown event, and for one that is not announced
 */
export async function cancelLive(
  deps: Pick<AppContext, 'db' | 'clock' | 'log' | 'audit'>,
  refresh: RefreshLiveDocuments,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<void> {
  const move = createMoveLiveStatus(deps);
  await deps.db.transaction(async (tx) => {
    const status = await createStatusRepository(tx).lockStatus(id);
    if (status === undefined) throw new StartupError(`There is no live event ${id}.`);
    if (status !== LiveStatus.advertise)
      throw new StartupError(`${id} is not announced: only an announced event can be cancelled.`);
    await move(tx, { liveId: id, transition: 'disable', actor: 'operator' });
    await refresh(tx, [id]);
    const detail = { by, live: id };
    await deps.audit.record(tx, { event: 'liveCancelled', accountId: null, ip: null, deviceId: null, detail });
  });
}
