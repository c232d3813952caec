import { formatDateTime } from '@osteon/domain';
import type { IngestRow } from '../../modules/ingest/base/ingest-repository.ts';
import type { Imports } from '../../modules/ingest/import-service.ts';
import { textTable } from '../text-table.ts';

const COLUMNS = ['id', 'file', 'state', '%', 'since', 'problem'].map((title) => ({ title, right: title === '%' }));

/** One import in a line. */
export function describeImport({ resourceId, state, progress, problem }: IngestRow): string {
  const part = state === 'working' ? ` ${progress} %` : '';
  return `${resourceId}: ${state}${part}${problem === '' ? '' : `, ${problem}`}`;
}

/** The lines of `content status`: the latest imports, of all items or of one. */
export async function* listImports(
  imports: Imports,
  filter: { readonly resourceId: string | null; readonly limit: number },
): AsyncIterable<string> {
  const rows = await imports.list(filter);
  if (rows.length === 0) yield 'There is no import.';
  else
    yield* textTable(
      COLUMNS,
      rows.map((row) => [
        row.resourceId,
        row.fileName,
        row.state,
        String(row.progress),
        formatDateTime(row.changedAt),
        row.problem,
      ]),
    );
}
