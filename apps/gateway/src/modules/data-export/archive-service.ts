import { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { ZipFile } from 'yazl';
import type { AppContext } from '../../platform/app-context.ts';
import { buildCsvHeading, buildCsvRows } from '../../platform/csv/write-csv.ts';
import type { OwnData, OwnFile, OwnRows } from '../../platform/own-data.ts';
import { CONTENTS_NAME, describeContents } from './archive-contents.ts';
import { formatCell } from './format-cell.ts';
import { createOwnRowsRepository, listOwnColumns } from './own-rows-repository.ts';

/**
 * Creates the archive of an account as a ZIP stream: a text that lists the contents, a CSV for each table with rows,
 * and the files (rules/data-export#contents). A failure destroys the stream.
 */
export async function createArchive(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  ownData: readonly OwnData[],
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Promise<Readable> {
  const repository = createOwnRowsRepository(db);
  const tables: { readonly rows: OwnRows; readonly count: number }[] = [];
  const files: OwnFile[] = [];
  for (const { rows, listFiles } of ownData) {
    for (const each of rows) tables.push({ rows: each, count: await repository.count(each, accountId) });
    for (const file of (await listFiles?.(db, accountId)) ?? []) {
      if (await storage.files.exists(file.storedAs)) files.push(file);
    }
  }
  const filled = tables.filter(({ count }) => count > 0);
  const mtime = new Date(now);
  const zip = new ZipFile();
  const archive = Readable.from(zip.outputStream);
  zip.on('error', (error: Error) => archive.destroy(error));
  zip.addBuffer(Buffer.from(describeContents(filled, files, now)), CONTENTS_NAME, { mtime });
  // Each is read when those before it are written.
  for (const { rows } of filled) {
    zip.addReadStreamLazy(`${rows.name}.csv`, { mtime }, (callback) => {
      callback(null, writeTable(rows, repository.read(rows, accountId)));
    });
  }
  for (const file of files) {
    zip.addReadStreamLazy(file.path, { mtime, compress: false }, (callback) => {
      readFile(storage.files, file).then(
        (content) => callback(null, content),
        (error: unknown) => callback(error, Readable.from([])),
      );
    });
  }
  zip.end();
  return archive;
}

/** A table that a spreadsheet opens: UTF-8 with a byte order mark, and no text is a formula. */
function writeTable(rows: OwnRows, read: AsyncIterable<Readonly<Record<string, unknown>>>): Readable {
  const columns = Object.entries(listOwnColumns(rows));
  async function* listLines() {
    yield buildCsvHeading(columns.map(([name]) => name));
    for await (const row of read) {
      yield buildCsvRows([columns.map(([name, column]) => formatCell(column.getSQLType(), row[name]))]);
    }
  }
  return Readable.from(listLines(), { objectMode: false });
}

async function readFile(disk: Disk, { storedAs, decrypt }: OwnFile): Promise<Readable> {
  if (!decrypt) return disk.getStream(storedAs);
  const content = await decrypt();
  if (!content) throw new Error(`${storedAs} was encrypted under an unknown SECRET`);
  return Readable.from([content]);
}
