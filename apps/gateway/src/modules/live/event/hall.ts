import type { LiveHall } from './tables.ts';

const SEPARATOR = '.';

/** The id of a hall: the event's id for the first one, with a number for each further one (rules/live-agenda#halls). */
export const getHallId = (liveId: string, position: number): string =>
  position === 0 ? liveId : `${liveId}${SEPARATOR}${position + 1}`;

/** The event and the position of a hall; null for a string that is no id of a hall. */
export function parseHallId(hallId: string): { readonly liveId: string; readonly position: number } | null {
  const found = /^(?<liveId>[\w-]{1,64})(?:\.(?<number>[2-9]|[1-9]\d))?$/.exec(hallId)?.groups;
  return found?.liveId === undefined ? null : { liveId: found.liveId, position: Number(found.number ?? 1) - 1 };
}

/** The halls of an event: at least a default one without a name, which its first channel shows. */
export const listHalls = (halls: readonly LiveHall[]): readonly LiveHall[] =>
  halls.length > 0 ? halls : [{ name: '', channel: 0 }];

/**
 * Returns true if a channel shows a hall, both by their positions: every channel does if there is one hall
 * (rules/live-agenda#halls).
 */
export const isHallOnChannel = (halls: readonly LiveHall[], hall: number, channel: number): boolean =>
  halls.length === 0 || halls[hall]?.channel === channel;
