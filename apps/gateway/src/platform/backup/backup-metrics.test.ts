import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { productionEnv } from '../../../test/production.ts';
import { createLastBackupRepository } from './last-backup-repository.ts';
import { describeOverdueBackup } from './overdue-backup.ts';

const HOUR_MS = 60 * 60 * 1000;
const METRICS_TOKEN = 'a token of sixteen or more';
const clock = createFakeClock();
let gateway: TestApp;
beforeAll(async () => {
  gateway = await testApp({ clock, env: { ...productionEnv, METRICS_TOKEN, BACKUP_HOURS: '24' } });
});
afterAll(() => gateway.close());

async function readMetrics(app: TestApp): Promise<Record<string, number>> {
  const { body } = await app.app.inject({
    url: '/gateway/metrics',
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  });
  return Object.fromEntries(
    [...body.matchAll(/^(backup_\w+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  );
}

test('an installation without a backup has an overdue one', async () => {
  expect(await readMetrics(gateway)).toEqual({ backup_last_timestamp_seconds: 0, backup_overdue: 1 });
});

test('a backup is overdue once it is older than BACKUP_HOURS', async () => {
  const takenAt = clock.now();
  await createLastBackupRepository(gateway.deps.db).save(takenAt);
  clock.advance(23 * HOUR_MS);
  expect(await readMetrics(gateway)).toEqual({ backup_last_timestamp_seconds: takenAt / 1000, backup_overdue: 0 });
  clock.advance(2 * HOUR_MS);
  expect((await readMetrics(gateway)).backup_overdue).toBe(1);
  expect(describeOverdueBackup(takenAt)).toContain(new Date(takenAt).toISOString());
});

test.each([
  ['outside production', { METRICS_TOKEN }],
  ['where backups are made by other means', { ...productionEnv, METRICS_TOKEN, BACKUP_HOURS: 'off' }],
])('no backup is overdue %s', async (_case, env) => {
  const other = await testApp({ env });
  expect((await readMetrics(other)).backup_overdue).toBe(0);
  await other.close();
});
