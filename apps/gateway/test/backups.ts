import { join } from 'node:path';
import { backupCommand, restoreCommand } from '../src/operator/backup-command.ts';
import type { AppContext } from '../src/platform/app-context.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { quiet } from './quiet.ts';

/** Runs the operator's command `backup` into a folder; returns its lines. */
export const runBackup = (deps: AppContext, target: string): Promise<string[]> =>
  readLines(backupCommand.read([target])(deps));

/** An installation below `folder` of which nothing exists yet. */
export function createRestoreTarget(folder: string, env: Readonly<Record<string, string>> = {}) {
  const config = readConfig({ DATA_DIR: join(folder, `data-${Math.random()}`), ...env });
  return { config, log: quiet };
}

/** Runs the operator's command `restore` from a folder; returns its lines. */
export const runRestore = (source: string, target: ReturnType<typeof createRestoreTarget>): Promise<string[]> =>
  readLines(restoreCommand.read([source])(target));

async function readLines(lines: AsyncIterable<string>): Promise<string[]> {
  const printed: string[] = [];
  for await (const line of lines) printed.push(line);
  return printed;
}
