import { test as base, expect } from '@playwright/test';

interface Watched {
  /** What the product cannot keep its pages from complaining about in a test; whoever sets it tells the reason. */
  inevitable: RegExp | null;
  /** What the pages of a test have complained about so far. */
  complaints: string[];
}

/** A test whose pages fail it when their console shows an error or a script of theirs throws. */
export const test = base.extend<Watched>({
  inevitable: [null, { option: true }],
  complaints: [
    async ({ context, inevitable }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => complaints.push(String(fault.error().stack ?? fault.error())));
      await use(complaints);
      // What a page still asks for as its test ends is nobody's any more.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(complaints.filter((complaint) => !inevitable?.test(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the pages have complained of just this, each line holding its text, and lets it pass. */
export async function passComplaints(complaints: string[], texts: readonly string[]): Promise<void> {
  await expect.poll(() => [...complaints]).toEqual(texts.map((text) => expect.stringContaining(text)));
  complaints.length = 0;
}

export { expect };
