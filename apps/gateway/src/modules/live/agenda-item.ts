import { createHash } from 'node:crypto';
import type { AgendaGroup } from './tables.ts';

/** An item of an agenda with its moments in ms. */
export interface AgendaItem {
  readonly id: string;
  readonly at: number;
  readonly endAt: number;
  readonly title: string;
  readonly lecturerId: string;
}

const MINUTE_MS = 60_000;

/** Characters of an id: of a hundred items no two share one. */
const ID_LENGTH = 12;

/**
 * The id of an item: the one that its agenda gives it, else one that follows from lecturer and title, so that it outlives a
 * changed time or order (rules/live#booking).
 */
export const getItemId = ({ id, lecturerId, title }: AgendaGroup['items'][number]): string =>
  id ?? createHash('sha256').update(`${lecturerId}\n${title}`).digest('base64url').slice(0, ID_LENGTH);

/** The items of a group. */
export const listGroupItems = ({ items }: AgendaGroup, planBeginAt: number): AgendaItem[] =>
  items.map((item) => {
    const { offsetMinutes, durationMinutes, title, lecturerId } = item;
    const at = planBeginAt + offsetMinutes * MINUTE_MS;
    return { id: getItemId(item), at, endAt: at + durationMinutes * MINUTE_MS, title, lecturerId };
  });

/** The items of all groups of an event. */
export const listAgendaItems = (event: { readonly agenda: readonly AgendaGroup[]; readonly planBeginAt: number }) =>
  event.agenda.flatMap((group) => listGroupItems(group, event.planBeginAt));
