import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import { type ConsoleError, collectConsoleErrors, isAmong } from './console-errors.ts';
import { collectMissingKeys } from './gateway/payload-keys.ts';
import { openRunning } from './wait-until-running.ts';

interface ConsoleErrors {
  /** Errors that the test causes; it fails where one of them is not logged. */
  readonly expect: (...errors: readonly ConsoleError[]) => void;
  /** Errors that depend on which calls are under way, as at the end of a session. */
  readonly allow: (...errors: readonly ConsoleError[]) => void;
}

/**
 * Chromium now and then never answers that a context is closed, once in some thousand tests; its worker ends it later.
 */
const CLOSING_LIMIT_MS = 20_000;

/**
 * A test that fails where a page of any of its people logs another error than the test has declared, throws, or makes a
 * call without its payload keys. Its own pages are open once the portal runs.
 */
export const test = base.extend<{ consoleErrors: ConsoleErrors; payloadKeys: void }>({
  context: async ({ context, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled ?? true) context.on('page', openRunning);
    await provide(context);
    // The base fixture does not wait for a context that is being closed.
    await Promise.race([context.close(), pause(CLOSING_LIMIT_MS, undefined, { ref: false })]);
  },
  payloadKeys: [
    async ({ context, browser }, use) => {
      const missing: string[] = [];
      const collect = (of: BrowserContext) => collectMissingKeys(of, missing);
      collect(context);
      browser.on('context', collect);
      await use();
      browser.off('context', collect);
      expect(missing, 'payload keys that were not sent').toEqual([]);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ context, browser }, use) => {
      const expected: ConsoleError[] = [];
      const allowed: ConsoleError[] = [];
      const logged: ConsoleError[] = [];
      const collect = (of: BrowserContext) => collectConsoleErrors(of, logged);
      collect(context);
      browser.on('context', collect);
      await use({
        expect: (...errors) => void expected.push(...errors),
        allow: (...errors) => void allowed.push(...errors),
      });
      browser.off('context', collect);
      // Requests that are still under way when the test ends are of no interest.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      const missing = () => expected.filter((error) => !logged.some((line) => isAmong([error], line)));
      await expect.poll(missing, { message: 'console errors that were expected and not logged' }).toEqual([]);
      const unexpected = logged.filter((line) => !isAmong([...expected, ...allowed], line));
      expect(unexpected, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
