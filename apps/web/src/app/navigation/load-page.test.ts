import { CHUNK_TIMEOUT_MS } from '@osteon/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPage, PageLoadError } from './load-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('returns the page and stops its timer', async () => {
  await expect(loadPage(async () => 'page')).resolves.toBe('page');
  expect(vi.getTimerCount()).toBe(0);
});

it('reports a failed download as an error with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadPage(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'PageLoadError', cause });
});

it('gives up after 120 s and not before', async () => {
  const outcome = vi.fn();
  loadPage(() => new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(PageLoadError));
});
