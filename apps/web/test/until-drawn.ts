/**
 * Waits until the page has drawn what it knows, and so has set its timers: that something is unchanged is only seen then,
 * as an expectation that is retried also passes with what was there before.
 */
export const untilDrawn = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
