import { setTimeout as delay } from 'node:timers/promises';

/**
 * Waits until a server answers an address with success.
 * @throws {Error} after `limit` ms
 */
export async function waitForUrl(url: string, limit: number): Promise<void> {
  const deadline = performance.now() + limit;
  while (!(await isAnswered(url))) {
    if (performance.now() > deadline) throw new Error(`${url} was not answered within ${limit / 1000} s.`);
    await delay(100);
  }
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
