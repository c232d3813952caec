import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { importFolder } from '../../library/import-folder.ts';
import type { ContentActor } from '../../modules/content/policy.ts';
import { importTitles } from '../../modules/content/titles/import-titles-service.ts';
import { resourceWriter } from '../../modules/content-writer.ts';
import type { Imports } from '../../modules/ingest/import-service.ts';
import { isIngestFile } from '../../modules/ingest/item/read-item.ts';
import { StartupError } from '../../platform/startup-error.ts';
import type { WithServices } from '../command.ts';
import { importMedia } from './import-media.ts';
import { KIND_TYPES } from './kind-names.ts';

/** Bytes of a CSV that is read whole. */
const CSV_BYTES_MAX = 20 * 1024 * 1024;

/** The files to import, and the person who imports them. */
export interface ContentImport extends ContentActor {
  readonly path: string;
  /** Name of the source of a folder; that of the folder by default. */
  readonly source: string | undefined;
  /** True to follow the processing of a video or PDF to its end. */
  readonly shouldWait: boolean;
}

type ImportParts = WithServices<{ readonly imports: Imports }>;

/** A kind of path that `content import` accepts. */
interface ImportKind {
  /** For the message about a path of no kind. */
  readonly name: string;
  matches(path: string, found: { readonly isDirectory: boolean }): boolean;
  run(deps: ImportParts, contentImport: ContentImport): AsyncIterable<string>;
}

/** Every kind of path; the first that matches imports it. */
const importKinds: readonly ImportKind[] = [
  {
    name: "a folder in the library's format",
    matches: (_path, { isDirectory }) => isDirectory,
    async *run(deps, { path, source: named, operator }) {
      const { source, outcome } = await importFolder(deps, path, { source: named, operator });
      yield outcome === 'loaded' ? `${source} is loaded.` : `${source} is loaded already, exactly as it is.`;
    },
  },
  {
    name: 'a CSV of titles',
    matches: (path) => /\.csv$/i.test(path),
    async *run(deps, { path, operator }) {
      if ((await stat(path)).size > CSV_BYTES_MAX) throw new StartupError(`${path} is larger than 20 MB.`);
      const file = { name: basename(path), bytes: await readFile(path), types: KIND_TYPES };
      const { added, existing: known } = await importTitles({ ...deps, writer: resourceWriter }, file, { operator });
      yield `${added} draft(s) made${known > 0 ? `, ${known} imported before` : ''}.`;
    },
  },
  {
    name: 'a film or a PDF',
    matches: isIngestFile,
    run: ({ services: { imports } }, contentImport) => importMedia(imports, contentImport),
  },
];

/**
 * Imports a path of any kind.
 * @throws {StartupError} for a path that cannot be read or is of no kind
 */
export async function* importContent(deps: ImportParts, contentImport: ContentImport): AsyncIterable<string> {
  const { path } = contentImport;
  const found = await stat(path).catch((error: unknown) => {
    throw new StartupError(`${path} cannot be read.`, { cause: error });
  });
  const kind = importKinds.find((each) => each.matches(path, { isDirectory: found.isDirectory() }));
  if (!kind) throw new StartupError(`${path} is not ${importKinds.map(({ name }) => name).join(' or ')}.`);
  yield* kind.run(deps, contentImport);
}
