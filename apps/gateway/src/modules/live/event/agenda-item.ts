import { createHash } from 'node:crypto';
import { type ItemStart, sortByStart, timeAgendaItems } from '@osteon/domain';
import type { AgendaGroup } from './tables.ts';

/** An item of an agenda with its times in ms. */
export interface AgendaItem {
  readonly id: string;
  readonly at: number;
  readonly endAt: number;
  readonly title: string;
  readonly lecturerId: string;
}

const MINUTE_MS = 60_000;

/** Length of an id in characters: among a hundred items no two collide. */
const ID_LENGTH = 12;

/**
 * The id of an item: the one in its agenda, else a hash of lecturer and title, so that it survives a changed time or
 * order (rules/live-booking#booking).
 */
export const getItemId = ({ id, lecturerId, title }: AgendaGroup['items'][number]): string =>
  id ?? createHash('sha256').update(`${lecturerId}\n${title}`).digest('base64url').slice(0, ID_LENGTH);

/** The items of a group at their planned times. */
const listGroupItems = ({ items }: AgendaGroup, planStartAt: number): AgendaItem[] =>
  items.map((item) => {
    const { offsetMinutes, durationMinutes, title, lecturerId } = item;
    const at = planStartAt + offsetMinutes * MINUTE_MS;
    return { id: getItemId(item), at, endAt: at + durationMinutes * MINUTE_MS, title, lecturerId };
  });

/** The items of all groups of an event at their planned times. */
export const listAgendaItems = (event: { readonly agenda: readonly AgendaGroup[]; readonly planStartAt: number }) =>
  event.agenda.flatMap((group) => listGroupItems(group, event.planStartAt));

/** The groups of an agenda, their items with their actual times (rules/live-agenda#running-item). */
export function listTimedGroups({
  agenda,
  planStartAt,
  itemStarts,
}: {
  readonly agenda: readonly AgendaGroup[];
  readonly planStartAt: number;
  readonly itemStarts: readonly ItemStart[];
}): { readonly group: string; readonly hall: number; readonly items: readonly AgendaItem[] }[] {
  const planned = agenda.flatMap((group, position) =>
    listGroupItems(group, planStartAt).map((item) => ({ ...item, position, hall: group.hall ?? 0 })),
  );
  const halls = [...Map.groupBy(planned, ({ hall }) => hall).values()];
  const timed = Map.groupBy(
    halls.flatMap((items) => timeAgendaItems(items, itemStarts)),
    ({ position }) => position,
  );
  return agenda.map(({ group, hall = 0 }, position) => ({ group, hall, items: timed.get(position) ?? [] }));
}

/** The items of all halls with their hall and their actual times, by start time (rules/live-agenda#running-item). */
export const listTimedItems = (event: Parameters<typeof listTimedGroups>[0]) =>
  sortByStart(listTimedGroups(event).flatMap(({ hall, items }) => items.map((item) => ({ ...item, hall }))));
