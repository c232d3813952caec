import { checkFolderSizes } from './folder-sizes.ts';
import { checkImportCycles, checkModuleCycles, checkSubmoduleCycles } from './import-cycles.ts';
import { isTest, type SourceTree, workspaces } from './source-tree.ts';
import { suppressions } from './suppressions.ts';

/** Lines from which a file should be split by what changes together. */
const LARGE = 300;

/** A table of the sizes of the source files (tests apart), a guide that no check enforces, and the counts that are. */
export function sizeTable(tree: SourceTree): string {
  const files = tree.sources
    .filter(({ path }) => !isTest(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  const rows = [...workspaces, ''].map((workspace) => {
    const sizes = files.filter(({ path }) => path.startsWith(workspace));
    const shares = [0.5, 0.9, 1].map((share) => sizes[Math.ceil(sizes.length * share) - 1]?.lines ?? 0);
    return [workspace || 'all', sizes.length, ...shares];
  });
  return [
    ...[['lines', 'files', 'median', 'p90', 'max'], ...rows].map(
      ([name, ...cells]) => String(name).padEnd(18) + cells.map((cell) => String(cell).padStart(8)).join(''),
    ),
    ...files.filter(({ lines }) => lines > LARGE).map(({ path, lines }) => `more than ${LARGE}: ${path} (${lines})`),
    `folders over 25 files: ${checkFolderSizes(tree).length}, import cycles: ${checkImportCycles(tree).length}, imports in cycles of modules: ${checkModuleCycles(tree).length}, mutual dependencies in modules past 40 files: ${checkSubmoduleCycles(tree).length}, suppressions: ${suppressions(tree).length}`,
  ].join('\n');
}
