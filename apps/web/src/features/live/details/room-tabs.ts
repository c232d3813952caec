import type { LiveTab } from '@osteon/domain';

/** A tab of a room: content of the event, the chapters of its replay, on phones its chat. */
export type RoomTab = LiveTab | 'chat' | 'chapters';

/** The tabs of a room, whose row and panels are apart on phones. */
export interface RoomTabs {
  /** The id prefix of tabs and panels. */
  readonly id: string;
  /** Null until one is chosen. */
  readonly chosen: RoomTab | null;
  /** The position of the chat among them; `beside` if it has a column of its own. */
  readonly chat: 'first' | 'last' | 'beside';
}

/**
 * The tabs of a room in order, from those of its event and the number of chapters of its replay (rules/live-page#tabs).
 */
export function listRoomTabs(tabs: readonly LiveTab[], chapters: number, { chat }: RoomTabs): RoomTab[] {
  const read: RoomTab[] = chapters > 0 ? ['chapters', ...tabs] : [...tabs];
  if (chat === 'beside') return read;
  return chat === 'first' ? ['chat', ...read] : [...read, 'chat'];
}

/** The chosen tab if it exists, otherwise the first. */
export const getOpenTab = (tabs: readonly RoomTab[], { chosen }: RoomTabs): RoomTab | undefined =>
  tabs.find((tab) => tab === chosen) ?? tabs[0];
