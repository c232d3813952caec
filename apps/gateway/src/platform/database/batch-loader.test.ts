import { expect, test } from 'vitest';
import { createBatchLoader } from './batch-loader.ts';

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
