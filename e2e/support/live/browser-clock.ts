import type { Page } from '@playwright/test';

/** Sets the clock of a page's browser wrong by so many ms, from its next load on. */
export const setClockWrong = (page: Page, ms: number): Promise<unknown> =>
  page.addInitScript((ahead) => {
    const now = Date.now;
    Date.now = () => now() + ahead;
    globalThis.Date = new Proxy(Date, {
      construct: (target, values: unknown[], called) =>
        Reflect.construct(target, values.length === 0 ? [target.now()] : values, called) as object,
    });
  }, ms);
