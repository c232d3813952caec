import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../platform/app-context.ts';

/** How long a state is cached where no event arrives, as while the connection is lost; ms. */
const TTL_MS = 1000;

/** Ids that are cached. */
const IDS_MAX = 10_000;

/** Whether resources are published, for requests that are too many to read it each time (rules/content#changes). */
export interface PublicationCache {
  isPublished(id: string): Promise<boolean>;
  /** As `isPublished`, from memory only; undefined where it is not known at this moment. */
  peek(id: string): boolean | undefined;
}

/** Creates the cache over a read of which ids are published. */
export function createPublicationCache(
  listPublishedIds: (ids: readonly string[]) => Promise<readonly string[]>,
  { clock, contentEvents }: Pick<AppContext, 'clock' | 'contentEvents'>,
): PublicationCache {
  const states = new LRUCache<string, boolean>({ max: IDS_MAX, ttl: TTL_MS, ttlResolution: 0, perf: clock });
  const reads = new Map<string, Promise<boolean>>();
  // A state that was read before a change may arrive after it.
  let changes = 0;
  contentEvents.onChange(() => {
    changes++;
    states.clear();
    reads.clear();
  });

  async function read(id: string): Promise<boolean> {
    const before = changes;
    const published = (await listPublishedIds([id])).length > 0;
    if (changes === before) states.set(id, published);
    return published;
  }

  return {
    peek: (id) => states.get(id),

    async isPublished(id) {
      const known = states.get(id) ?? reads.get(id);
      if (known !== undefined) return known;
      const reading = read(id).finally(() => {
        if (reads.get(id) === reading) reads.delete(id);
      });
      reads.set(id, reading);
      return reading;
    },
  };
}
