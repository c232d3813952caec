import { CHUNK_TIMEOUT_MS } from '@osteon/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('returns the code and stops its timer', async () => {
  await expect(loadChunk(async () => 'code')).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

it('reports a failed download as an error with its cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
});

it('gives up after 120 s and not before', async () => {
  const outcome = vi.fn();
  loadChunk(() => new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(expect.any(ChunkLoadError));
});
