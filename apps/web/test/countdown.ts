import { vi } from 'vitest';
import { type Locator } from 'vitest/browser';
import { expect } from './component-test.tsx';

/**
 * Lets a countdown on fake timers run until one or two seconds are left: an expectation that is retried lets it run, too, by
 * more on a busy machine.
 */
export async function runCountdown(wait: Locator): Promise<void> {
  const seconds = Number.parseInt(wait.element().textContent, 10);
  await vi.advanceTimersByTimeAsync((seconds - 1) * 1000 - 500);
  await expect.element(wait).toHaveTextContent(/^[12]秒后重新发送$/);
}
