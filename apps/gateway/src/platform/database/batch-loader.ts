import { setTimeout as wait } from 'node:timers/promises';
import DataLoader from 'dataloader';

/** Most keys of one read, or inputs of one write. */
const MOST = 500;

/**
 * Batches the reads of many callers: keys requested during a read are loaded together by the next one. A single request
 * does not wait, and thousands of polls a second cost some hundred statements. A value is never older than its request;
 * undefined where `readMany` returns none. Keys are compared as those of a Map. `pauseMs` is the pause between two reads,
 * for those that cost so much that more requests should share one.
 */
export function createBatchLoader<Key, Value>(
  readMany: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
  { pauseMs = 0 }: { readonly pauseMs?: number } = {},
): (key: Key) => Promise<Value | undefined> {
  return createBatches<Key, Value | undefined>(async (keys) => {
    const found = await readMany([...new Set(keys)]);
    return keys.map((key) => found.get(key));
  }, pauseMs);
}

/**
 * Batches the writes of many callers in the same way, so that those which need the same lock wait in memory and not on
 * connections. `writeMany` returns the result of each input in order, an error for one that is refused alone.
 */
export const createBatchWriter = <Input, Result>(
  writeMany: (inputs: readonly Input[]) => Promise<readonly (Result | Error)[]>,
): ((input: Input) => Promise<Result>) => createBatches(writeMany);

function createBatches<Input, Result>(
  runMany: (inputs: readonly Input[]) => Promise<readonly (Result | Error)[]>,
  pauseMs = 0,
): (input: Input) => Promise<Result> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Input, Result>(
    (inputs) => {
      const running = runMany(inputs);
      // A failure of this batch does not affect the next one.
      underWay = running.catch(() => undefined);
      if (pauseMs > 0) underWay = underWay.then(() => wait(pauseMs, undefined, { ref: false }));
      return running;
    },
    {
      cache: false,
      maxBatchSize: MOST,
      batchScheduleFn: (dispatch) => {
        underWay.then(dispatch, dispatch);
      },
    },
  );
  return (input) => loader.load(input);
}
