import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sourceFiles, workspaces } from './source-files.ts';

/** Lines from which a file asks to be split by what changes together. */
const LARGE = 300;

/** A table of the sizes of the source files (tests apart), a guide that nobody enforces. */
export async function sizeTable(root: string): Promise<string> {
  const rows = await Promise.all(
    workspaces.map(async (workspace) => {
      const files = (await sourceFiles(root, workspace)).filter((file) => !/\.test\.tsx?$/.test(file));
      const sizes = await Promise.all(
        files.map(async (file) => ({ file, lines: (await readFile(join(root, file), 'utf8')).split('\n').length - 1 })),
      );
      return { workspace, sizes: sizes.sort((a, b) => a.lines - b.lines) };
    }),
  );
  const large = rows.flatMap(({ sizes }) => sizes.filter(({ lines }) => lines > LARGE));
  return [
    ['lines', 'files', 'median', 'p90', 'max'],
    ...rows.map(({ workspace, sizes }) => [
      workspace,
      sizes.length,
      ...[0.5, 0.9, 1].map((share) => sizes[Math.ceil(sizes.length * share) - 1]?.lines ?? 0),
    ]),
  ]
    .map(([name, ...cells]) => String(name).padEnd(18) + cells.map((cell) => String(cell).padStart(8)).join(''))
    .concat(large.map(({ file, lines }) => `more than ${LARGE}: ${file} (${lines})`))
    .join('\n');
}

if (import.meta.main) console.log(await sizeTable(join(import.meta.dirname, '..', '..')));
