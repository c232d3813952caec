import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatFileSize } from '@osteon/domain';
import { sql as query } from 'drizzle-orm';
import type { AppContext } from '../app-context.ts';
import { openSecret } from '../crypto/secret.ts';
import type { Database } from '../database/connect.ts';
import type { DatabaseContent } from '../database/copy/content.ts';
import { withSnapshot } from '../database/copy/read-content.ts';
import { withFileRemovalPaused } from '../storage/file-removal.ts';
import { openBackupFolder, SECRET_FILE } from './backup-folder.ts';
import { CHECKSUMS_FILE, type Checksums, hashFile, readChecksums, writeChecksums } from './checksums.ts';
import { copyFiles, removeOldFiles } from './copy-files.ts';
import { DATABASE_FOLDER, dumpDatabase } from './dump-database.ts';
import { createLastBackupRepository } from './last-backup-repository.ts';
import { getSecretCheck, MANIFEST_FILE, readManifest, writeManifest } from './manifest.ts';

type Needs = Pick<AppContext, 'config' | 'db' | 'sql' | 'storage' | 'clock'>;

/**
 * Writes a backup of database and files into `folder`, while gateways may run (rules/backup#content). A backup that the
 * folder holds already stays whole until the new one is.
 * @throws {StartupError} where the folder cannot be used, or another backup runs.
 */
export function writeBackup(deps: Needs, folder: string, report: (line: string) => void): Promise<void> {
  const { config, db, sql, storage, clock } = deps;
  return withFileRemovalPaused(db, async (tx) => {
    const backup = await openBackupFolder(folder, config.dataDir);
    const previous = await readPrevious(backup);
    const takenAt = clock.now();
    const { content, ...rows } = await withSnapshot(sql, async (snapshot) => ({
      content: listContent(snapshot),
      ...(await dumpDatabase(snapshot, join(backup, `${DATABASE_FOLDER}.new`))),
    }));
    report(`Database: ${rows.sums.size} tables, ${formatFileSize(rows.bytes)}`);
    const files = await copyFiles(storage.files, backup, previous);
    report(`Files: ${files.sums.size}, ${formatFileSize(files.bytes)}; ${files.unchanged} were there already`);
    const secret = await openSecret(config);
    const sums = new Map([...rows.sums, ...files.sums]);
    if (config.secret === undefined) sums.set(SECRET_FILE, await writeSecret(backup, secret));
    const checksums = await writeChecksums(join(backup, `${CHECKSUMS_FILE}.new`), sums);
    await assertPaused(tx);
    await replaceParts(backup);
    await writeManifest(backup, {
      ...content,
      createdAt: new Date(takenAt).toISOString(),
      secretCheck: getSecretCheck(secret),
      checksums,
      files: files.sums.size,
      bytes: rows.bytes + files.bytes,
    });
    await createLastBackupRepository(tx).save(takenAt);
    await removeOldFiles(backup, files.sums);
    report(`The backup in ${folder} is whole.`);
  });
}

function listContent({ migration, jobsVersion, tables, sequences }: DatabaseContent) {
  return { migration, jobsVersion, tables, sequences };
}

/** The checksums of the backup that the folder holds already; none where it is not whole. */
async function readPrevious(backup: string): Promise<Checksums> {
  const manifest = await readManifest(backup).catch(() => null);
  return manifest ? readChecksums(backup, manifest.checksums).catch(() => new Map()) : new Map();
}

async function writeSecret(backup: string, secret: string): Promise<string> {
  const path = join(backup, `${SECRET_FILE}.new`);
  await writeFile(path, secret, { mode: 0o600, flush: true });
  return hashFile(path);
}

/** A lost connection has released the lock, so that files may have been removed. */
async function assertPaused(tx: Database): Promise<void> {
  await tx.execute(query`select 1`);
}

/** Replaces the parts of an earlier backup, which is not whole from here until the manifest is written. */
async function replaceParts(backup: string): Promise<void> {
  await rm(join(backup, MANIFEST_FILE), { force: true });
  await rm(join(backup, DATABASE_FOLDER), { recursive: true, force: true });
  await rename(join(backup, `${DATABASE_FOLDER}.new`), join(backup, DATABASE_FOLDER));
  await rename(join(backup, `${CHECKSUMS_FILE}.new`), join(backup, CHECKSUMS_FILE));
  await rm(join(backup, SECRET_FILE), { force: true });
  await rename(join(backup, `${SECRET_FILE}.new`), join(backup, SECRET_FILE)).catch(() => undefined);
}
