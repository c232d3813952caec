import DataLoader from 'dataloader';

/** Most keys of one read. */
const MOST = 500;

/**
 * Batches the reads of many callers: keys requested during a read are loaded together by the next one. A single request
 * does not wait, and thousands of polls a second cost some hundred statements. A value is never older than its request;
 * undefined where `readMany` returns none. Keys are compared as those of a Map.
 */
export function createBatchLoader<Key, Value>(
  readMany: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const reading = readMany([...new Set(keys)]);
      // A failure of this read does not affect the next one.
      underWay = reading.catch(() => undefined);
      const found = await reading;
      return keys.map((key) => found.get(key));
    },
    {
      cache: false,
      maxBatchSize: MOST,
      batchScheduleFn: (dispatch) => {
        underWay.then(dispatch, dispatch);
      },
    },
  );
  return (key) => loader.load(key);
}
