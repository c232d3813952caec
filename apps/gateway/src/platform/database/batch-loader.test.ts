import { expect, onTestFinished, test, vi } from 'vitest';
import { createBatchLoader, createBatchWriter } from './batch-loader.ts';

test('keys requested during a read are loaded by the next one', async () => {
  const reads: { keys: readonly string[]; end: () => void }[] = [];
  const read = createBatchLoader<string, string>(async (keys) => {
    await new Promise<void>((end) => reads.push({ keys, end }));
    return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]));
  });
  const first = read('a');
  await expect.poll(() => reads.length).toBe(1);
  const others = Promise.all(['b', 'none', 'b'].map(read));
  reads[0]?.end();
  expect(await first).toBe('A');
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.end();
  expect(await others).toEqual(['B', undefined, 'B']);
  expect(reads.map(({ keys }) => keys)).toEqual([['a'], ['b', 'none']]);
});

test('a failed read rejects only its own callers', async () => {
  const read = createBatchLoader<string, string>(async ([key = '']) => {
    if (key === 'bad') throw new Error('no answer');
    return new Map([[key, key]]);
  });
  await expect(read('bad')).rejects.toThrow('no answer');
  expect(await read('good')).toBe('good');
});

test('inputs that arrive during a write share the next one, and an error is that of one alone', async () => {
  const writes: { inputs: readonly number[]; end: () => void }[] = [];
  const write = createBatchWriter<number, number>(async (inputs) => {
    await new Promise<void>((end) => writes.push({ inputs, end }));
    return inputs.map((input) => (input === 0 ? new Error('refused') : input * 2));
  });
  const first = write(1);
  await expect.poll(() => writes.length).toBe(1);
  const others = Promise.allSettled([2, 0, 2].map(write));
  writes[0]?.end();
  expect(await first).toBe(2);
  await expect.poll(() => writes.length).toBe(2);
  writes[1]?.end();
  const refused = { status: 'rejected', reason: new Error('refused') };
  expect(await others).toEqual([{ status: 'fulfilled', value: 4 }, refused, { status: 'fulfilled', value: 4 }]);
  expect(writes.map(({ inputs }) => inputs)).toEqual([[1], [2, 0, 2]]);
});

test('requests of the pause after a read share the next one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const reads: (readonly string[])[] = [];
  const read = createBatchLoader<string, string>(
    async (keys) => {
      reads.push(keys);
      return new Map(keys.map((key) => [key, key]));
    },
    { pauseMs: 25 },
  );
  expect(await read('a')).toBe('a');
  const others = [read('a')];
  await vi.advanceTimersByTimeAsync(24);
  others.push(read('b'));
  expect(reads).toEqual([['a']]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(others)).toEqual(['a', 'b']);
  expect(reads).toEqual([['a'], ['a', 'b']]);
});
