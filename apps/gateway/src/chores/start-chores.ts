import type { Deps } from '../deps.ts';
import type { Chore } from './chore.ts';
import { doChores } from './do-chores.ts';

/** How often the gateway looks whether a chore is due, in milliseconds. */
const LOOK_MS = 10 * 60 * 1000;

/** Does the daily chores that are overdue at once and each one daily from then on; gives what stops it after the batch that runs. */
export function startChores(deps: Pick<Deps, 'db' | 'clock' | 'log'>, chores: readonly Chore[]): () => Promise<void> {
  const stopping = new AbortController();
  let looking = doChores(deps, chores, stopping.signal);
  const timer = setInterval(() => {
    looking = looking.then(() => doChores(deps, chores, stopping.signal));
  }, LOOK_MS);
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await looking;
  };
}
