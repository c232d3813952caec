import type { LiveTab } from '@osteon/domain';

/** A tab of a room: what there is to read of the event, the chapters of its replay, on phones its chat. */
export type RoomTab = LiveTab | 'chat' | 'chapters';

/** The tabs of a room, whose row and panels stand apart on phones. */
export interface RoomTabs {
  /** Of tabs and panels. */
  readonly id: string;
  /** Null until one is chosen. */
  readonly chosen: RoomTab | null;
  /** Where the chat is among them; `beside` where it has a column of its own. */
  readonly chat: 'first' | 'last' | 'beside';
}

/** The tabs of a room in their order, from those of its event and the number of chapters of its replay (rules/live#tabs). */
export function listRoomTabs(tabs: readonly LiveTab[], chapters: number, { chat }: RoomTabs): RoomTab[] {
  const read: RoomTab[] = chapters > 0 ? ['chapters', ...tabs] : [...tabs];
  if (chat === 'beside') return read;
  return chat === 'first' ? ['chat', ...read] : [...read, 'chat'];
}

/** The chosen tab where it is there, else the first. */
export const getOpenTab = (tabs: readonly RoomTab[], { chosen }: RoomTabs): RoomTab | undefined =>
  tabs.find((tab) => tab === chosen) ?? tabs[0];
