import { Gauge, type Registry } from 'prom-client';
import type { AppContext } from '../app-context.ts';
import { createLastBackupRepository } from './last-backup-repository.ts';
import { isBackupOverdue } from './overdue-backup.ts';

/**
 * Registers the metrics of the last backup (rules/backup#overdue); without a database they retain their last values.
 */
export function registerBackupMetrics(
  registry: Registry,
  { db, config, clock }: Pick<AppContext, 'db' | 'config' | 'clock'>,
): { update(): Promise<void> } {
  const last = new Gauge({
    name: 'backup_last_timestamp_seconds',
    help: 'Moment of the last whole backup, 0 for none',
    registers: [registry],
  });
  const overdue = new Gauge({
    name: 'backup_overdue',
    help: '1 where the last backup is older than BACKUP_HOURS',
    registers: [registry],
  });
  const repository = createLastBackupRepository(db);
  return {
    async update() {
      const lastBackupAt = await repository.read().catch(() => undefined);
      if (lastBackupAt === undefined) return;
      last.set((lastBackupAt ?? 0) / 1000);
      overdue.set(isBackupOverdue(config, lastBackupAt, clock.now()) ? 1 : 0);
    },
  };
}
