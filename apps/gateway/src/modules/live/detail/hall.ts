import type { LiveHall } from '../tables.ts';

const SEPARATOR = '.';

/** The id of a hall: its event's, for a further one with its number (rules/live#halls). */
export const getHallId = (liveId: string, position: number): string =>
  position === 0 ? liveId : `${liveId}${SEPARATOR}${position + 1}`;

/** The event and the position of a hall; null for what is no id of a hall. */
export function parseHallId(hallId: string): { readonly liveId: string; readonly position: number } | null {
  const found = /^(?<liveId>[\w-]{1,64})(?:\.(?<number>[2-9]|[1-9]\d))?$/.exec(hallId)?.groups;
  return found?.liveId === undefined ? null : { liveId: found.liveId, position: Number(found.number ?? 1) - 1 };
}

/** The halls of an event: at least the one of its own, without a name, that its first channel shows. */
export const listHalls = (halls: readonly LiveHall[]): readonly LiveHall[] =>
  halls.length > 0 ? halls : [{ name: '', channel: 0 }];

/** Whether a channel shows a hall, both by their positions: every channel does where there is one hall (rules/live#halls). */
export const isShownOn = (halls: readonly LiveHall[], hall: number, channel: number): boolean =>
  halls.length === 0 || halls[hall]?.channel === channel;
