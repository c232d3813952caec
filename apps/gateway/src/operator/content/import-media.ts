import { setTimeout as wait } from 'node:timers/promises';
import type { IngestRow } from '../../modules/ingest/base/ingest-repository.ts';
import type { Imports } from '../../modules/ingest/import-service.ts';
import { readItem } from '../../modules/ingest/item/read-item.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { describeImport } from './ingest-lines.ts';

/** Polling interval of a command that follows the import, in ms. */
const POLL_MS = 500;

/** After so many polls without a worker the command prints that it is waiting for one. */
const POLLS_WITHOUT_WORKER = 20;

/** The lines of `content import` of a video or PDF; with `shouldWait` they follow the processing to its end. */
export async function* importMedia(
  imports: Imports,
  { path, operator, shouldWait }: { path: string; operator: string; shouldWait: boolean },
): AsyncIterable<string> {
  const row = await imports.start(await readItem(path), { operator });
  yield `${row.resourceId} is stored; npm run operator -- content status ${row.resourceId} shows how far it is.`;
  if (shouldWait) yield* followImport(imports, row);
}

async function* followImport(imports: Imports, row: IngestRow): AsyncIterable<string> {
  let shown = '';
  for (let polls = 1; ; polls++) {
    const [now = row] = await imports.list({ resourceId: row.resourceId, limit: 1 });
    const line = describeImport(now);
    if (line !== shown) yield line;
    shown = line;
    if (now.id !== row.id || now.state === 'done') return;
    if (now.state === 'failed') throw new StartupError(`${row.resourceId} is not imported: ${now.problem}.`);
    if (now.attempt === 0 && polls === POLLS_WITHOUT_WORKER) {
      yield 'No gateway works on it yet: one with WORKERS=on must run. The import waits for it; this command may be stopped.';
    }
    await wait(POLL_MS);
  }
}
