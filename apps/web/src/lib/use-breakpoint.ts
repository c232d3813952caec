import { BREAKPOINTS_PX } from '@osteon/domain';
import { useSyncExternalStore } from 'react';

/** The breakpoints of the frame, narrowest first (rules/shell#breakpoints). */
export const widthBands = ['phone', 'narrow', 'tablet', 'desktop', 'wide'] as const;
export type Breakpoint = (typeof widthBands)[number];

const { bottomBar, headerLogo, responsive, fullSidebar } = BREAKPOINTS_PX;

// The bottom bar applies below its width, the other frames up to theirs.
const lower: readonly MediaQueryList[] = [
  `(width >= ${bottomBar}px)`,
  `(width > ${headerLogo}px)`,
  `(width > ${responsive}px)`,
  `(width > ${fullSidebar}px)`,
].map((query) => window.matchMedia(query));

function bandNow(): Breakpoint {
  const passed = lower.filter((query) => query.matches).length;
  return widthBands[passed] ?? 'wide';
}

/** Of a resize, as Chromium does not report each change of a query in a frame. */
function listen(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** The breakpoint of the window; re-renders only when it changes. */
export const useBreakpoint = (): Breakpoint => useSyncExternalStore(listen, bandNow, bandNow);
