import type { BaseLogger } from 'pino';
import type { Config } from '../config/config.ts';
import { connect } from '../database/connect.ts';
import { loadContent } from '../database/copy/load-content.ts';
import { checkServer, openServer } from '../database/open-database.ts';
import { openStorage } from '../storage/storage.ts';
import { readManifest } from './manifest.ts';
import { readBackup, verifyBackup } from './read-backup.ts';
import { assertNoFiles, restoreFiles } from './restore-files.ts';
import { isRestoreInterrupted, markRestore, removeRestoreMark } from './restore-mark.ts';
import { assertSameSecret, restoreSecret } from './restore-secret.ts';

/**
 * Restores a backup into an empty installation on which no gateway runs (rules/backup#restore); yields its progress. An
 * interrupted restore continues when it is started again.
 * @throws {StartupError} where backup or installation do not fit; before anything is written for a damaged backup.
 */
export async function* restoreBackup(
  backup: string,
  { config, log }: { config: Config; log: Pick<BaseLogger, 'debug' | 'info' | 'error'> },
): AsyncGenerator<string> {
  const manifest = await readManifest(backup);
  await assertSameSecret(config, backup, manifest);
  yield `Backup of ${manifest.createdAt}: ${manifest.tables.length} tables, ${manifest.files} files.`;
  const sums = await verifyBackup(backup, manifest);
  yield 'All checksums are right.';
  const server = await openServer({ ...config, log });
  try {
    const { files } = await openStorage(config);
    const { sql } = connect(server.address, { poolSize: 1, log });
    try {
      await checkServer({ sql });
      if (!(await isRestoreInterrupted(sql, manifest.checksums))) {
        await assertNoFiles(files);
        await markRestore(sql, manifest.checksums);
      }
    } finally {
      await sql.end();
    }
    await restoreSecret(config, backup);
    await restoreFiles(backup, sums, files);
    yield 'The files are restored.';
    await loadContent(server.address, readBackup(backup, manifest), { log, finish: removeRestoreMark });
    yield 'The database is restored. The portal can be started.';
  } finally {
    await server.stop();
  }
}
