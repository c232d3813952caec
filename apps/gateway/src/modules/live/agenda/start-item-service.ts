import { findNextItem, isOnAir } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { type AgendaItem, listTimedItems } from '../event/agenda-item.ts';
import { createLiveRepository } from '../event/repository.ts';
import { notifyLive } from '../event/service.ts';

/** The person who starts an item: an assistant's account, or an operator's name. */
interface Starter {
  readonly accountId: string | null;
  readonly ip: string | null;
  readonly deviceId: string | null;
  readonly by?: string;
}

/**
 * Starts an item of the agenda of a running event now, and notifies the open pages at the commit; without an id, the
 * next item of the first hall. It is logged; the item that was started last is not started again
 * (rules/live-agenda#running-item).
 * @throws {CallError} notFound for an unknown event or item, conflict for an event that is not on the air or has no
 * next item
 */
export async function startAgendaItem(
  tx: Database,
  { clock, audit }: Pick<AppContext, 'clock' | 'audit'>,
  { liveId, itemId }: { readonly liveId: string; readonly itemId?: string | undefined },
  { by, ...caller }: Starter,
): Promise<AgendaItem> {
  const repository = createLiveRepository(tx);
  const event = await repository.lockEvent(liveId);
  if (!event) throw new CallError('notFound');
  if (!isOnAir(event.status)) throw new CallError('conflict');
  const now = clock.now();
  const items = listTimedItems(event);
  const item =
    itemId === undefined
      ? findNextItem(
          items.filter(({ hall }) => hall === 0),
          now,
        )
      : items.find(({ id }) => id === itemId);
  if (!item) throw new CallError(itemId === undefined ? 'conflict' : 'notFound');
  const hallItemIds = new Set(items.filter(({ hall }) => hall === item.hall).map(({ id }) => id));
  if (event.itemStarts.findLast((start) => hallItemIds.has(start.itemId))?.itemId === item.id) return item;
  await repository.updateEvent(liveId, { itemStarts: [...event.itemStarts, { itemId: item.id, at: now }] });
  const detail = { ...(by !== undefined && { by }), live: liveId, item: item.id };
  await audit.record(tx, { event: 'liveItemStarted', ...caller, detail });
  await notifyLive(tx, liveId);
  return item;
}
