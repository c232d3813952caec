import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

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

/** Installed or made, not written. */
const skipped = new Set(['node_modules', 'dist', 'compiled']);

const code = /\.(ts|tsx|mjs)$/;

/** Paths of the code files below `root/folder`, from `root`, in order. A folder that is missing has none. */
export async function sourceFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourceFiles(root, path);
      return code.test(entry.name) ? [path] : [];
    }),
  );
  return found.flat().sort();
}
