import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import { retakeKilledJobs, startWorkerProcess } from '../../../../test/jobs/worker-process.ts';
import { type SmsProvider, startSmsProvider } from '../../../../test/servers/sms-provider.ts';
import { createOutbox } from '../index.ts';

const account = '13766609999';
let provider: SmsProvider;
let gateway: TestApp;

const settings = () => ({
  ALIYUN_SMS_KEY_ID: 'an-id',
  ALIYUN_SMS_KEY_SECRET: 'a-secret',
  ALIYUN_SMS_SIGN: '骨元',
  ALIYUN_SMS_TEMPLATES: 'code=1001,passwordChanged=1002',
  ALIYUN_SMS_ENDPOINT: provider.endpoint,
});

beforeAll(async () => {
  provider = await startSmsProvider(undefined);
  gateway = await testApp({ env: { ...settings(), WORKERS: 'off' } });
});
afterAll(async () => {
  await gateway.close();
  await provider.close();
});

const countSent = () => provider.got.filter(({ query }) => query.get('PhoneNumbers') === account).length;

test('a message whose worker is killed while the provider has it is recorded as unknown, and not sent twice', async () => {
  const { outbox } = createOutbox(gateway.deps);
  const worker = await startWorkerProcess(gateway.address, settings());
  await gateway.deps.db.transaction((tx) =>
    outbox.enqueue(
      tx,
      { kind: 'sms', account, locale: 'zh', notice: 'passwordChanged', values: { email: 'x' } },
      'killed',
    ),
  );
  await vi.waitFor(() => expect(countSent()).toBe(1), 15_000);
  await worker.kill();
  provider.answer = { Code: 'OK', RequestId: 'r-1' };
  await retakeKilledJobs(gateway.deps);
  const next = await testApp({ env: { ...settings(), WORKERS: 'on' }, beside: gateway });
  await expect
    .poll(() => gateway.deps.sql`select state, reason, content from delivery where account = ${account}`, {
      timeout: 15_000,
    })
    .toEqual([{ state: 'unknown', reason: 'an attempt was interrupted', content: null }]);
  expect(countSent()).toBe(1);
  await next.close();
});
