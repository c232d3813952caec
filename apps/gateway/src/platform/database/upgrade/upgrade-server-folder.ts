import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BaseLogger } from 'pino';
import { connect, type DatabaseAddress } from '../connect.ts';
import { loadContent } from '../copy/load-content.ts';
import { withSnapshot } from '../copy/read-content.ts';
import type { PrivilegeDrop } from '../drop-privileges.ts';
import { type LaunchedServer, launchFirst } from '../launch-first.ts';
import type { PostgresBinaries } from '../postgres-binaries.ts';
import {
  DATABASE_NAME,
  getUnfinishedFolder,
  initServerFolder,
  readServerFolder,
  type ServerFolder,
} from '../server-folder.ts';
import { endServer } from '../server-process.ts';
import { removeSocketFolder } from '../socket-folder.ts';
import { fetchBinaries } from './fetch-binaries.ts';
import { finishUpgrade, getFormerFolder, getUpgradedFolder } from './upgrade-folders.ts';
import { lockUpgrade } from './upgrade-lock.ts';

type Log = Pick<BaseLogger, 'debug' | 'info'>;

interface UpgradeParts {
  /** The binaries of the installed major version. */
  readonly binaries: PostgresBinaries;
  readonly privilegeDrop: PrivilegeDrop;
  readonly log: Log;
}

/**
 * Replaces the server's folder by one of the installed major version with the same content (rules/backup#upgrade). The
 * former folder stays beside it.
 * @throws {StartupError} where the former version cannot be fetched or started, or another gateway uses the folder.
 */
export async function upgradeServerFolder(folder: string, parts: UpgradeParts): Promise<void> {
  const release = await lockUpgrade(folder);
  try {
    const former = await readServerFolder(folder);
    // Another start may have been faster.
    if (former.major >= parts.binaries.major) return;
    parts.log.info(`The embedded PostgreSQL is upgraded from version ${former.major} to ${parts.binaries.major}.`);
    await makeUpgradedFolder(folder, former, parts);
    await rm(getFormerFolder(folder), { recursive: true, force: true });
    await rename(folder, getFormerFolder(folder));
    await finishUpgrade(folder);
    parts.log.info('The embedded PostgreSQL is upgraded.');
  } finally {
    await release();
  }
}

/** Copies the content into a new folder, which gets its name when it is complete. Both servers have ended then. */
async function makeUpgradedFolder(folder: string, former: ServerFolder, parts: UpgradeParts): Promise<void> {
  const { binaries, privilegeDrop, log } = parts;
  const unfinished = getUnfinishedFolder(folder);
  const formerBinaries = await fetchBinaries(dirname(folder), former.major);
  const source = await launchFirst({ binaries: formerBinaries, privilegeDrop, folder: former, durable: true });
  try {
    const next = await initServerFolder(unfinished, binaries, privilegeDrop);
    const target = await launchFirst({ binaries, privilegeDrop, folder: next, durable: true });
    try {
      await copyDatabase(getAddress(former, source), getAddress(next, target), log);
    } finally {
      await end(target);
    }
  } finally {
    await end(source);
  }
  await rm(getUpgradedFolder(folder), { recursive: true, force: true });
  await rename(unfinished, getUpgradedFolder(folder));
}

async function copyDatabase(from: DatabaseAddress, to: DatabaseAddress, log: Log): Promise<void> {
  const { sql } = connect(from, { poolSize: 1, log });
  try {
    const [schema] = await sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`;
    // A first start may have been killed before its migrations.
    if (schema?.made) await withSnapshot(sql, (content) => loadContent(to, content, { log }));
  } finally {
    await sql.end();
  }
}

function getAddress({ password }: ServerFolder, { plan }: LaunchedServer): DatabaseAddress {
  return { host: plan.socketFolder, port: 5432, database: DATABASE_NAME, user: DATABASE_NAME, password };
}

async function end({ plan, server }: LaunchedServer): Promise<void> {
  if (server.pid) await endServer(server.pid);
  await removeSocketFolder(plan.socketFolder);
}
