import { z } from 'zod';
import { reportFailure } from '../platform/backup/backup-failure.ts';
import { restoreBackup } from '../platform/backup/restore-backup.ts';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { defineCommand, type StandaloneParts } from './command.ts';

const oneFolder = z
  .tuple([z.string().min(1)], { error: 'Name the folder of the backup.' })
  .transform(([folder]) => folder);

/** `npm run operator -- backup DIR`: writes a backup of database and files, beside a running portal too. */
export const backupCommand = defineCommand({
  usage: 'DIR',
  summary: 'Writes a backup of database and files into DIR; run again, it copies only new files.',
  options: {},
  words: oneFolder,
  run: (deps, { words: folder }) =>
    reportFailure(
      'backup',
      collectLines((report) => writeBackup(deps, folder, report)),
    ),
});

/** `npm run operator -- restore DIR`: restores a backup into an empty installation. */
export const restoreCommand = defineCommand({
  usage: 'DIR',
  summary: 'Restores the backup in DIR into an empty database and storage, while no portal runs.',
  options: {},
  words: oneFolder,
  run: (parts: StandaloneParts, { words: folder }) => reportFailure('restore', restoreBackup(folder, parts)),
});

/** Turns the progress reports of a task into lines that can be printed while it runs. */
function collectLines(work: (report: (line: string) => void) => Promise<void>): AsyncIterable<string> {
  return new ReadableStream<string>({
    async start(controller) {
      await work((line) => controller.enqueue(line));
      controller.close();
    },
  });
}
