import type { AppContext } from '../../../platform/app-context.ts';
import { describeCsvFaults } from '../../../platform/csv/parse-csv.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createBookingRepository } from '../booking/booking-repository.ts';
import { createCreateLiveRepository } from '../create/create-live-repository.ts';
import { listAgendaItems } from '../event/agenda-item.ts';
import { createLiveRepository } from '../event/repository.ts';
import { notifyLive } from '../event/service.ts';
import type { RefreshLiveDocuments } from '../search/live-document-service.ts';
import { parseAgenda } from './agenda-file.ts';

/**
 * Replaces the agenda of an event by that of a CSV, for a named operator; notifies its open pages, and the job of the
 * reminders notifies bookings of another start time (rules/live-agenda#agenda-file). Returns the number of items, and
 * the number of bookings of items that are no longer in it.
 * @throws {StartupError} for an unknown event, and with every error by its line; nothing is written in that case
 */
export async function replaceAgenda(
  { db, audit }: Pick<AppContext, 'db' | 'audit'>,
  refresh: RefreshLiveDocuments,
  { id, name, bytes, by }: { id: string; name: string; bytes: Uint8Array; by: string },
): Promise<{ items: number; orphaned: number }> {
  return db.transaction(async (tx) => {
    const repository = createLiveRepository(tx);
    const event = await repository.lockEvent(id);
    if (!event) throw new StartupError(`There is no live event ${id}.`);
    const { agenda, lecturers, faults } = parseAgenda(bytes, event.halls);
    const unknown = new Set(
      await createCreateLiveRepository(tx).findUnknownDoctors(lecturers.map((lecturer) => lecturer.id)),
    );
    const unknownLecturers = lecturers
      .filter((lecturer) => unknown.has(lecturer.id))
      .map((lecturer) => ({ line: lecturer.line, column: 'lecturer', problem: `${lecturer.id} is no doctor` }));
    const all = [...faults, ...unknownLecturers].toSorted((a, b) => a.line - b.line);
    if (all.length > 0) throw new StartupError(describeCsvFaults(name, all));
    await repository.updateEvent(id, { agenda });
    const items = listAgendaItems({ agenda, planStartAt: event.planStartAt });
    const detail = { by, live: id, items: items.length };
    await audit.record(tx, { event: 'liveAgendaReplaced', accountId: null, ip: null, deviceId: null, detail });
    await refresh(tx, [id]);
    await notifyLive(tx, id);
    const remainingIds = ['', ...items.map((item) => item.id)];
    return { items: items.length, orphaned: await createBookingRepository(tx).countOthers(id, remainingIds) };
  });
}
