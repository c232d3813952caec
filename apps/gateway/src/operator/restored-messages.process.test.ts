import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { emptyDatabase } from '../../test/database.ts';
import { createFakeClock } from '../../test/fake-clock.ts';
import { quiet } from '../../test/quiet.ts';
import { startSmsProvider } from '../../test/servers/sms-provider.ts';
import { createOutbox } from '../modules/outbox/index.ts';
import { readConfig } from '../platform/config/config.ts';
import { backupCommand, restoreCommand } from './backup-command.ts';

const HOUR_MS = 60 * 60 * 1000;

test('restored messages are sent within their useful life, and dropped after it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-restored-'));
  const provider = await startSmsProvider({ Code: 'OK', RequestId: 'r-1' });
  const clock = createFakeClock();
  const env = {
    ALIYUN_SMS_KEY_ID: 'an-id',
    ALIYUN_SMS_KEY_SECRET: 'a-secret',
    ALIYUN_SMS_SIGN: '骨元',
    ALIYUN_SMS_TEMPLATES: 'code=1001,passwordChanged=1002',
    ALIYUN_SMS_ENDPOINT: provider.endpoint,
  };
  const source = await testApp({ clock, env: { ...env, WORKERS: 'off' } });
  const { outbox } = createOutbox(source.deps);
  const enqueue = (account: string) =>
    source.deps.db.transaction((tx) =>
      outbox.enqueue(
        tx,
        { kind: 'sms', account, locale: 'zh', notice: 'passwordChanged', values: { email: 'x' } },
        account,
      ),
    );
  await enqueue('13766600001');
  clock.advance(4 * HOUR_MS);
  await enqueue('13766600002');
  for await (const line of backupCommand.read([join(folder, 'backup')])(source.deps)) expect(line).not.toBe('');
  await source.close();

  const target = await emptyDatabase();
  const config = readConfig({ DATA_DIR: join(folder, 'data'), ...target.env });
  for await (const line of restoreCommand.read([join(folder, 'backup')])({ config, log: quiet }))
    expect(line).not.toBe('');
  clock.advance(3 * HOUR_MS);
  const restored = await testApp({ clock, env: { ...env, WORKERS: 'on' }, beside: target });
  const readStates = () => target.sql`select account, state from delivery order by account`;
  await vi.waitFor(
    async () =>
      expect(await readStates()).toEqual([
        { account: '13766600001', state: 'expired' },
        { account: '13766600002', state: 'sent' },
      ]),
    { timeout: 15_000 },
  );
  expect(provider.got.map(({ query }) => query.get('PhoneNumbers'))).toEqual(['13766600002']);
  await restored.close();
  await target.close();
  await provider.close();
  await rm(folder, { recursive: true });
});
