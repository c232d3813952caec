/**
 * Waits until the page is drawn with its present data, and so has set its timers: that something is unchanged is only
 * visible then, as an expectation that is retried also passes with the content before.
 */
export const untilDrawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
