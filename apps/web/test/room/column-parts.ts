import type { ColumnParts } from '../../src/features/room/chat/chat-column.tsx';

const NoPart = () => null;

/** The late parts of an event's column, for a test that needs none of them. */
export const noParts: ColumnParts = { Manager: NoPart, Questions: NoPart, Polls: NoPart, People: NoPart };
