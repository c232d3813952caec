import DataLoader from 'dataloader';

/** Most keys of one read. */
const MOST = 500;

/**
 * Reads for many callers at once: those who ask while a read is under way are read together by the next. Nobody waits
 * where little is asked, and thousands of polls a second cost some hundred statements. What is read is never older than
 * the question; undefined where `readMany` gives nothing for a key. Keys are told apart as those of a Map are.
 */
export function createBatchLoader<Key, Value>(
  readMany: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let underWay: Promise<unknown> = Promise.resolve();
  const loader = new DataLoader<Key, Value | undefined>(
    async (keys) => {
      const reading = readMany([...new Set(keys)]);
      // Those who ask next are not concerned by how this one ends.
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
