import type { WatchAuth } from '../permission/watch-auth.ts';

/** The interval at which the play position is saved, in ms (rules/video#positions). */
export const POSITION_SAVE_MS = 10_000;

/** Seconds at either end of a video in which no resume is offered (rules/video#resume). */
const RESUME_MARGIN_SECONDS = 15;

/** Clamps a position in seconds to [0, end]; 0 for NaN. */
export function clampPosition(position: number, end: number): number {
  if (Number.isNaN(position) || Number.isNaN(end)) return 0;
  return Math.min(Math.max(position, 0), Math.max(end, 0));
}

/**
 * The second at which playback ends for this viewer: the end of the title or of the try-watch
 * (rules/video#try-watch).
 */
export function getWatchableEnd(duration: number, auth: WatchAuth): number {
  return auth.tryWatchFlag ? Math.min(duration, auth.tryWatchDuration) : duration;
}

/** True if the viewer has reached the limit of the try-watch and the title continues (rules/video#try-watch). */
export function isTryWatchOver(position: number, duration: number, auth: WatchAuth): boolean {
  return auth.tryWatchFlag && duration > auth.tryWatchDuration && position >= auth.tryWatchDuration;
}

/** The second to resume from, or null in the first and last 15 s of the watchable part (rules/video#resume). */
export function getResumePosition(saved: number, end: number): number | null {
  return saved >= RESUME_MARGIN_SECONDS && saved <= end - RESUME_MARGIN_SECONDS ? saved : null;
}

/**
 * Index of the chapter or operation step that runs at `position` (seconds), or -1 before the first. `marks` are in
 * rising order of `startSeconds`.
 */
export function findMarkIndex(marks: readonly { readonly startSeconds: number }[], position: number): number {
  return marks.findLastIndex((mark) => mark.startSeconds <= position);
}
