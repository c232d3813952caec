import { test as base, expect } from '@playwright/test';

interface ConsoleFixtures {
  /** What the product cannot keep its pages from complaining about in a test; whoever sets it tells the reason. */
  allowedErrors: RegExp | null;
  /** What the pages of a test have complained about so far. */
  consoleErrors: string[];
}

/** A test whose pages fail it when their console shows an error or a script of theirs throws. */
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
      // What a page still asks for as its test ends is nobody's any more.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(consoleErrors.filter((complaint) => !allowedErrors?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the pages have complained of just this, each line holding its text, and lets it pass. */
export async function expectConsoleErrors(consoleErrors: string[], texts: readonly string[]): Promise<void> {
  await expect.poll(() => [...consoleErrors]).toEqual(texts.map((text) => expect.stringContaining(text)));
  consoleErrors.length = 0;
}

export { expect };
