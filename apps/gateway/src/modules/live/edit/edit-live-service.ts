import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createLiveRepository } from '../event/repository.ts';
import { notifyLive } from '../event/service.ts';
import type { RefreshLiveDocuments } from '../search/live-document-service.ts';
import { LIVE_EDIT_FIELDS, readLiveEdit } from './live-edit.ts';

/**
 * Changes a field of an event for a named operator; open pages are notified at the commit, and bookings of a changed
 * start time by the job of the reminders (rules/live-operator#edit).
 * @throws {StartupError} for an unknown event or field, and for an invalid value
 */
export async function editLive(
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  refresh: RefreshLiveDocuments,
  { id, field, value, by }: { id: string; field: string; value: string; by: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const repository = createLiveRepository(tx);
    const event = await repository.lockEvent(id);
    if (!event) throw new StartupError(`There is no live event ${id}.`);
    const change = readLiveEdit(field, value, event);
    if (change === null)
      throw new StartupError(`${field} cannot be edited; these can: ${LIVE_EDIT_FIELDS.join(', ')}.`);
    if (typeof change === 'string') throw new StartupError(`${change}.`);
    await repository.updateEvent(id, change);
    const detail = { by, live: id, field, value };
    await audit.record(tx, { event: 'liveEdited', accountId: null, ip: null, deviceId: null, detail });
    await refresh(tx, [id]);
    await notifyLive(tx, id);
  });
}
