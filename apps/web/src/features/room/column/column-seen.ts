import { create } from 'zustand';

/** Key in `sessionStorage`: what this tab of the browser has shown in each tab of a room's column. */
const KEY = 'liveColumnSeen';

/** By event and tab the number or time of the latest thing that was shown. */
export const useColumnSeenStore = create<Readonly<Record<string, number>>>(() => readStored());

const getSeenKey = (activityId: string, tab: string): string => `${activityId} ${tab}`;

/** The latest thing that was shown in a tab of an event's column; 0 for none (rules/room#column-tabs). */
export const useColumnSeen = (activityId: string, tab: string): number =>
  useColumnSeenStore((seen) => seen[getSeenKey(activityId, tab)] ?? 0);

/** Remembers the number or time of the latest thing that a tab shows. */
export function storeColumnSeen(activityId: string, tab: string, latest: number): void {
  useColumnSeenStore.setState({ [getSeenKey(activityId, tab)]: latest });
  try {
    sessionStorage.setItem(KEY, JSON.stringify(useColumnSeenStore.getState()));
  } catch {
    // Without storage the dots are shown again after a reload.
  }
}

function readStored(): Readonly<Record<string, number>> {
  try {
    // Only this tab writes it.
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Record<string, number> | null) ?? {};
  } catch {
    return {};
  }
}
