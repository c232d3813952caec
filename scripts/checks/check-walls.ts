import { join, posix } from 'node:path';
import { importsOf } from './imports.ts';
import { sourceFiles, workspaces } from './source-files.ts';
import { brokenWall } from './walls.ts';

/** Where the workspaces lie that others import by name. */
const packages: Readonly<Record<string, string>> = {
  '@osteon/contract': 'packages/contract/src/index.ts',
  '@osteon/domain': 'packages/domain/src/index.ts',
  '@osteon/library': 'library/loader/index.ts',
  '@osteon/gateway': 'apps/gateway/src/main.ts',
  '@osteon/web': 'apps/web/src/app/main.tsx',
};

/** Every import below `root` that breaks a wall, one line each: file, line, import and rule. */
export async function checkWalls(root: string): Promise<string[]> {
  const files = (await Promise.all(workspaces.map((workspace) => sourceFiles(root, workspace)))).flat();
  const breaches = await Promise.all(
    files.map(async (file) =>
      (await importsOf(join(root, file))).flatMap(({ specifier, line, typesOnly }) => {
        const target = resolve(file, specifier);
        const rule = target && brokenWall(file, target, typesOnly);
        return rule ? [`${file}:${line} imports '${specifier}': ${rule}.`] : [];
      }),
    ),
  );
  return breaches.flat();
}

/** Path of the imported file from the project's root; undefined for what is none of ours. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  const name = /^@osteon\/[^/]+/.exec(specifier)?.[0];
  return name && packages[name];
}

if (import.meta.main) {
  const breaches = await checkWalls(join(import.meta.dirname, '..', '..'));
  for (const breach of breaches) console.log(breach);
  process.exitCode = breaches.length > 0 ? 1 : 0;
}
