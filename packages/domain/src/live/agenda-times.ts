/** The start of an item by an assistant of the event, with its time in ms. */
export interface ItemStart {
  readonly itemId: string;
  readonly at: number;
}

/**
 * The items of the agenda of one hall by start time, with their actual times, in ms: a started item has that start
 * time, the following ones are shifted by the same delay, the one before it ends there, and skipped items have no
 * length. Without starts the plan holds; starts of unknown items are ignored (rules/live-agenda#running-item).
 */
export function timeAgendaItems<Item extends { readonly id: string; readonly at: number; readonly endAt: number }>(
  items: readonly Item[],
  starts: readonly ItemStart[],
): Item[] {
  const plan = items.toSorted((a, b) => a.at - b.at);
  return starts.reduce((timed, { itemId, at }) => {
    const startedIndex = timed.findIndex(({ id }) => id === itemId);
    const planned = plan[startedIndex];
    if (!planned) return timed;
    const delay = at - planned.at;
    const previousIndex = timed.slice(0, startedIndex).findLastIndex((item) => item.at < at);
    return plan.map((item, index) => {
      if (index >= startedIndex) return { ...item, at: item.at + delay, endAt: item.endAt + delay };
      const earlier = timed[index] ?? item;
      if (index === previousIndex) return { ...earlier, endAt: at };
      return earlier.at < at ? earlier : { ...earlier, at, endAt: at };
    });
  }, plan);
}

/**
 * The item of a hall that comes next, of its items by start time with their actual times; undefined if none does. Of
 * items that started together the first one is running, and the second comes next (rules/live-agenda#running-item).
 */
export function findNextItem<Item extends { readonly at: number; readonly endAt: number }>(
  items: readonly Item[],
  now: number,
): Item | undefined {
  const startedAt = items.findLast(({ at }) => at <= now)?.at;
  const running = items.filter(({ at, endAt }) => at === startedAt && endAt > now);
  return running[1] ?? items.find(({ at }) => at > now);
}
