import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';
import { logInCustomer } from './log-in-customer.ts';

/** Logins that are made at a time. */
const AT_ONCE = 20;

/** Logs many new accounts in, each from a browser of its own. */
export async function logInCustomers(gateway: TestApp, count: number): Promise<readonly Browser[]> {
  const mobiles = Array.from({ length: count }, (_, index) => `1366000${String(index).padStart(4, '0')}`);
  const browsers: Browser[] = [];
  for (let start = 0; start < count; start += AT_ONCE) {
    const some = mobiles.slice(start, start + AT_ONCE).map((mobile) => logInCustomer(gateway, mobile));
    for (const { browser } of await Promise.all(some)) browsers.push(browser);
  }
  return browsers;
}
