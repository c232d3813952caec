import { test as base, expect } from '@playwright/test';

/**
 * What a page may complain about, as regular expressions. Nothing: an entry here needs the reason why the product
 * cannot avoid it.
 */
const allowed: readonly RegExp[] = [];

/** A test whose pages fail it when their console shows an error or a script of theirs throws. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => complaints.push(String(fault.error().stack ?? fault.error())));
      await use(complaints);
      expect(complaints.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
