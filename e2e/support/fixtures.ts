import { test as base, expect } from '@playwright/test';

interface ConsoleFixtures {
  /** Console errors that the pages of a test cannot avoid; the test states why. */
  allowedErrors: RegExp | null;
  /** Console errors and uncaught exceptions of the test's pages so far. */
  consoleErrors: string[];
}

/** A test that fails where a page logs an error or throws. */
export const test = base.extend<ConsoleFixtures>({
  allowedErrors: [null, { option: true }],
  consoleErrors: [
    async ({ context, allowedErrors }, use) => {
      const consoleErrors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') consoleErrors.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => consoleErrors.push(String(fault.error().stack ?? fault.error())));
      await use(consoleErrors);
      // Requests that are still under way when the test ends are of no interest.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(consoleErrors.filter((line) => !allowedErrors?.test(line))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the pages have logged exactly these errors, each containing its text, and clears them. */
export async function expectConsoleErrors(consoleErrors: string[], texts: readonly string[]): Promise<void> {
  await expect.poll(() => [...consoleErrors]).toEqual(texts.map((text) => expect.stringContaining(text)));
  consoleErrors.length = 0;
}

export { expect };
