import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { parseSource, type SourceFile } from './parse-source.ts';

/** Folders of the project that hold code. */
export const workspaces = [
  'packages/contract',
  'packages/domain',
  'apps/gateway',
  'apps/web',
  'library',
  'e2e',
  'bench',
  'scripts',
];

/** The project as the checks read it: all its files, the code parsed once for all of them. */
export interface SourceTree {
  /** Every file and folder, from the root. */
  readonly paths: ReadonlySet<string>;
  readonly sources: readonly SourceFile[];
  /** Path and text of the other files that a check reads: documents, styles, the portal's texts, package.json. */
  readonly documents: ReadonlyMap<string, string>;
  /** The file that an import refers to; undefined for one that is not part of the project. */
  readonly resolve: (from: string, specifier: string) => string | undefined;
}

const code = /\.(ts|tsx|mjs)$/;
const document = /\.(md|css|html)$|(^|\/)package\.json$|^apps\/web\/messages\/.*\.json$/;

/** Installed or generated, not written. */
const skipped = new Set([
  '.git',
  '.data',
  '.cache',
  'node_modules',
  'dist',
  'source-maps',
  'compiled',
  'test-results',
  'playwright-report',
]);

/** Reads every file of the project below `root`. */
export async function readSourceTree(root: string): Promise<SourceTree> {
  const paths = await walk(root, '');
  const read = paths.filter((path) => code.test(path) || document.test(path));
  return buildSourceTree(
    Object.fromEntries(await Promise.all(read.map(async (path) => [path, await readFile(join(root, path), 'utf8')]))),
    paths,
  );
}

/** Builds the tree of files given as path → text. */
export function buildSourceTree(
  files: Readonly<Record<string, string>>,
  paths: readonly string[] = Object.keys(files),
): SourceTree {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1));
  const documents = new Map(entries.filter(([path]) => !code.test(path)));
  const packages = packageEntries(documents);
  return {
    paths: new Set(paths.flatMap(withFolders)),
    sources: entries.filter(([path]) => code.test(path)).map(([path, text]) => parseSource(path, text)),
    documents,
    resolve: (from, specifier) =>
      specifier.startsWith('.')
        ? posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
        : packages.get(specifier),
  };
}

/** Returns true when a source file is a test. */
export function isTest(path: string): boolean {
  return /\.(test|spec)\.(tsx?|mjs)$/.test(path);
}

/** Import specifier → file of each `exports` entry of the project's own packages. */
function packageEntries(documents: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const manifests = workspaces.flatMap((workspace) => {
    const text = documents.get(`${workspace}/package.json`);
    return text === undefined ? [] : [{ workspace, ...(JSON.parse(text) as Manifest) }];
  });
  return new Map(
    manifests.flatMap(({ workspace, name, exports = {} }) =>
      Object.entries(exports).map(([entry, file]) => [posix.join(name, entry), posix.join(workspace, file)] as const),
    ),
  );
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

async function walk(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter(({ name }) => !skipped.has(name))
      .map(async (entry) => {
        const path = posix.join(folder, entry.name);
        return entry.isDirectory() ? await walk(root, path) : [path];
      }),
  );
  return found.flat().sort();
}

function withFolders(path: string): string[] {
  const folder = posix.dirname(path);
  return folder === '.' ? [path] : [path, ...withFolders(folder)];
}
