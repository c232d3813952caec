import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { AppContext } from '../../../platform/app-context.ts';
import { StartupError } from '../../../platform/startup-error.ts';
import { createLiveRepository } from '../event/repository.ts';
import type { RefreshLiveDocuments } from '../search/live-document-service.ts';
import { formatAgenda } from './agenda-file.ts';
import { replaceAgenda } from './agenda-service.ts';

/** The lines of `live agenda EVENT`: its CSV (rules/live-agenda#agenda-file). */
export async function* showAgenda({ db }: Pick<AppContext, 'db'>, id: string): AsyncIterable<string> {
  const event = await createLiveRepository(db).findAgenda(id);
  if (!event) throw new StartupError(`There is no live event ${id}.`);
  yield formatAgenda(event.agenda, event.halls);
}

/** The lines of `live agenda EVENT FILE.csv` (rules/live-agenda#agenda-file). */
export async function* changeAgenda(
  deps: Pick<AppContext, 'db' | 'audit'>,
  refresh: RefreshLiveDocuments,
  { id, path, by }: { id: string; path: string; by: string },
): AsyncIterable<string> {
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new StartupError(`${path} cannot be read.`, { cause: error });
  });
  const { items, orphaned: lost } = await replaceAgenda(deps, refresh, { id, name: basename(path), bytes, by });
  yield `${id} has an agenda of ${items} item(s).`;
  if (lost > 0) yield `${lost} booking(s) are of items that it no longer has; their ids bring them back.`;
}
