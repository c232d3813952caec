import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noSettings } from '../test/no-settings.ts';
import { productionEnv } from '../test/production.ts';

/** Starts the gateway as a service manager does and waits for its end. */
function start(env: Record<string, string>) {
  const options = { env: { ...noSettings, PATH: process.env.PATH, DATA_DIR: '/nonexistent', ...env } };
  return new Promise<{ code: number | null; complaint: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'main.ts')],
      options,
      (_error, _stdout, stderr) => resolve({ code: child.exitCode, complaint: stderr }),
    );
  });
}

test('production without any setting exits with one line and no stack', async () => {
  const { code, complaint } = await start({ NODE_ENV: 'production', LIMITS: 'off', PROOF_OF_WORK: 'off' });
  expect(code).toBe(1);
  expect(complaint).toBe(
    'The configuration is wrong: DATABASE_URL is missing, production needs it; PUBLIC_URL is missing, production needs' +
      ' it; SECRET is missing, production needs it; LIMITS must not be off in production; PROOF_OF_WORK must not be off' +
      ' in production; a way to send mail is missing, set SMTP_URL and MAIL_FROM; a way to send SMS is missing, set' +
      ' ALIYUN_SMS_* or TENCENT_SMS_*.\n',
  );
});

test('production with all settings connects to its database', async () => {
  const { code, complaint } = await start({ ...productionEnv, DATABASE_URL: 'postgres://127.0.0.1:1/x' });
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(/^The database of DATABASE_URL cannot be reached: .*\n$/),
  ]);
});
