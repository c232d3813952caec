/** The rewind window of a running event, in ms (rules/stream-stage#rewind). */
export const LIVE_REWIND_MS = 2 * 60 * 60 * 1000;

/**
 * Returns true if a stream still contains a part of an item that is over: it ended after the start of the stream, and
 * within the rewind window. `streamTime` is null if there is nothing to watch (rules/stream-stage#rewind).
 */
export const isInRewind = (
  { endAt }: { readonly endAt: number },
  { streamTime }: { readonly streamTime: number | null },
  now: number,
): boolean => streamTime !== null && endAt > Math.max(streamTime, now - LIVE_REWIND_MS);
