import type { Config } from '../config/config.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Returns true when the last backup (its time in ms, null for none) is older than the operator allows
 * (rules/backup#overdue).
 */
export function isBackupOverdue(
  { production, backupHours }: Pick<Config, 'production' | 'backupHours'>,
  lastBackup: number | null,
  now: number,
): boolean {
  if (!production || backupHours === null) return false;
  return lastBackup === null || now - lastBackup > backupHours * HOUR_MS;
}

/** The warning of an overdue backup, for the log. */
export function describeOverdueBackup(lastBackup: number | null): string {
  const last =
    lastBackup === null ? 'There is no backup yet' : `The last backup is of ${new Date(lastBackup).toISOString()}`;
  return `${last}. Run "npm run operator -- backup DIR", or set BACKUP_HOURS.`;
}
