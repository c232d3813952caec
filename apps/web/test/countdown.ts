import { vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { expect } from './component-test.tsx';

/** What is left of a countdown, in ms: an expectation that is retried lets fake timers run on, by more on a busy machine. */
const LEFT_MS = 5500;

/** Lets a countdown on fake timers run until its last seconds, and then to its end. */
export async function runCountdown(wait: Locator): Promise<void> {
  const seconds = Number.parseInt(wait.element().textContent, 10);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - LEFT_MS);
  await expect.element(wait).toMatchTextContent(/^[1-6]秒后重新发送$/);
  await vi.advanceTimersByTimeAsync(LEFT_MS + 1000);
}
