import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartupError } from '../startup-error.ts';
import { exists, makeFolder } from '../storage/data-folder.ts';
import type { PrivilegeDrop } from './drop-privileges.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { findProcess } from './processes.ts';
import { finishUpgrade } from './upgrade/upgrade-folders.ts';

/** Paths of the embedded server's files, all below `<DATA_DIR>/postgres`. */
export interface ServerFolder {
  /** PostgreSQL's own data folder. */
  readonly data: string;
  /** Log of the server; emptied at each start. */
  readonly log: string;
  /** Link to the folder of the unix socket, also for `psql -h`. */
  readonly socket: string;
  /** Password of the database user `osteon`. */
  readonly password: string;
  /** Major version of PostgreSQL that made the data folder. */
  readonly major: number;
}

/** Database and database user of the embedded server. */
export const DATABASE_NAME = 'osteon';

/**
 * Opens the folder of the embedded server below `dataDir`; the first time it creates the database. The folder is
 * renamed to its final name when it is complete, so that a first start that is killed leaves no half-finished database.
 * @throws {StartupError} where the folder cannot be written or is not one of ours.
 */
export async function openServerFolder(
  dataDir: string,
  binaries: PostgresBinaries,
  privilegeDrop: PrivilegeDrop,
): Promise<ServerFolder> {
  try {
    await makeFolder(dataDir);
    const parent = await realpath(dataDir);
    await removeUnfinished(parent);
    const folder = join(parent, 'postgres');
    await finishUpgrade(folder);
    if (!(await exists(folder))) await createServerFolder(folder, binaries, privilegeDrop);
    await takeOwnership(folder, privilegeDrop);
    const opened = await readServerFolder(folder);
    if (opened.major <= binaries.major) return opened;
    throw new StartupError(
      `The data folder ${dataDir} is of PostgreSQL ${opened.major}, newer than ${binaries.major}.`,
    );
  } catch (error) {
    if (error instanceof StartupError || !(error instanceof Error)) throw error;
    throw new StartupError(`The data folder ${dataDir} cannot be used: ${error.message}`, { cause: error });
  }
}

/** Reads where the files of a server's folder are, and its version. */
export async function readServerFolder(folder: string): Promise<ServerFolder> {
  const data = join(folder, 'data');
  const [password, version] = await Promise.all([
    readFile(join(folder, 'password'), 'utf8'),
    readFile(join(data, 'PG_VERSION'), 'utf8'),
  ]);
  const major = Number.parseInt(version, 10);
  return { data, log: join(folder, 'server.log'), socket: join(folder, 'socket'), password, major };
}

async function createServerFolder(
  folder: string,
  binaries: PostgresBinaries,
  privilegeDrop: PrivilegeDrop,
): Promise<void> {
  const unfinished = getUnfinishedFolder(folder);
  try {
    await initServerFolder(unfinished, binaries, privilegeDrop);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another gateway's first start may have been faster; then the lock of the server decides.
    if (!(await exists(folder))) throw error;
  }
}

/** The folder in which this process prepares a server folder. */
export function getUnfinishedFolder(folder: string): string {
  return `${folder}.new-${process.pid}`;
}

/** Creates an empty database in a folder that does not exist yet. */
export async function initServerFolder(
  folder: string,
  binaries: PostgresBinaries,
  privilegeDrop: PrivilegeDrop,
): Promise<ServerFolder> {
  const data = join(folder, 'data');
  const password = randomBytes(24).toString('base64url');
  const adminPassword = join(folder, 'admin');
  await mkdir(folder, { mode: 0o700 });
  await mkdir(data, { mode: 0o700 });
  if (privilegeDrop.owner !== undefined) await chown(data, privilegeDrop.owner, privilegeDrop.owner);
  await writeFile(join(folder, 'password'), password, { mode: 0o600, flush: true });
  // The administrator never logs in, so its password is discarded.
  await writeFile(adminPassword, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const flags = ['--locale=C.UTF-8', '--encoding=UTF8', '--auth=scram-sha-256', `--pwfile=${adminPassword}`];
  await run([...privilegeDrop.prefix, binaries.initdb, '-D', data, '-U', 'postgres', ...flags]);
  await rm(adminPassword);
  await run(
    [...privilegeDrop.prefix, binaries.postgres, '--single', '-D', data, 'postgres'],
    `CREATE ROLE ${DATABASE_NAME} LOGIN CREATEDB PASSWORD '${password}';\n` +
      `CREATE DATABASE ${DATABASE_NAME} OWNER ${DATABASE_NAME};\n`,
  );
  return readServerFolder(folder);
}

/** Removes the folders of killed first starts, but not those of a first start that is still running. */
async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = /^postgres\.new-(\d+)$/.exec(name)?.[1];
    // In a container every start may have the same id.
    const isOurs = Number(pid) === process.pid;
    if (pid === undefined || (!isOurs && (await findProcess(Number(pid))))) continue;
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

/** PostgreSQL must own its files, so a folder created as another user of `drop-privileges.ts` is chowned. */
async function takeOwnership(folder: string, { owner }: PrivilegeDrop): Promise<void> {
  const data = join(folder, 'data');
  if (owner === undefined || (await stat(data)).uid === owner) return;
  await run(['chown', '-R', `${owner}:${owner}`, data]);
}

async function run([program = '', ...words]: readonly string[], input = ''): Promise<void> {
  const child = spawn(program, words, { env: { PATH: process.env.PATH } });
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  child.stdin.end(input);
  const [code, , complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  // The single-user server reports a failed statement, but ends with 0.
  const fault = complaint.split('\n').find((line) => /\b(error|fatal|panic):/i.test(line)) ?? complaint.split('\n')[0];
  if (code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(complaint))
    throw new StartupError(`PostgreSQL cannot be set up: ${fault}`);
}
