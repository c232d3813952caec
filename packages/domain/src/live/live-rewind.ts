/** How far back a viewer of a running event may go, in ms (rules/live#rewind). */
export const LIVE_REWIND_MS = 2 * 60 * 60 * 1000;

/**
 * Whether a stream still has something of an item that is over: it ended after the stream began, and within what can be gone back
 * to. `streamTime` is null where there is nothing to watch (rules/live#rewind).
 */
export const isInRewind = (
  { endAt }: { readonly endAt: number },
  { streamTime }: { readonly streamTime: number | null },
  now: number,
): boolean => streamTime !== null && endAt > Math.max(streamTime, now - LIVE_REWIND_MS);
