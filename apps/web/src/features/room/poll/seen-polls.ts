import { create } from 'zustand';

/** Key in `sessionStorage`: the mark is the tab's own and survives a reload. */
const KEY = 'seenPolls';

/** The time of the latest poll that was shown in this tab, by event. */
type SeenPolls = Readonly<Record<string, number>>;

/** The polls that were seen in this tab (rules/room-poll#states). */
export const useSeenPolls = create<{ seen: SeenPolls }>(() => ({ seen: readSeen() }));

/**
 * Returns true if a poll has opened that was not shown in this tab yet: `pollAt` of the event's room, null without a
 * poll (rules/room-poll#states).
 */
export function useHasNewPoll(activityId: string, pollAt: number | null): boolean {
  const seenAt = useSeenPolls(({ seen }) => seen[activityId] ?? 0);
  return pollAt !== null && pollAt > seenAt;
}

/** Stores that the polls of an event up to a time were shown. */
export function markPollsSeen(activityId: string, at: number): void {
  const { seen } = useSeenPolls.getState();
  if (at <= (seen[activityId] ?? 0)) return;
  const next = { ...seen, [activityId]: at };
  useSeenPolls.setState({ seen: next });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage the mark lasts until the page is loaded again.
  }
}

function readSeen(): SeenPolls {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}
