import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { testApp } from '../../test/app.ts';
import { createCipher } from '../platform/crypto/cipher.ts';
import { declareQueues } from '../platform/jobs/declare-queues.ts';
import { startWorkers } from '../platform/jobs/start-workers.ts';

/**
 * Work that a gateway of an earlier release has left in the database, as it stored it (docs/operations.md#upgrade).
 * These names and keys must never change: what is added to them is optional.
 */
const ID = '3f0c9f5e-7f43-4c1a-9f2f-6f1d1d0c7a11';
const JOBS: Readonly<Record<string, object>> = {
  'daily-jobs': { name: 'watched-films' },
  codes: { id: ID },
  notices: { id: ID },
  'engagement-events': { id: ID },
  'content-fan-out': { resourceId: 'v01' },
  'data-exports': { id: 'Zk3mT8c1' },
  'case-image-texts': { id: 'Zk3mT8c1' },
  transcripts: { serial: 'OST-2026-0418-7723' },
  ingest: { id: ID },
  'live-reminders': {},
  'live-captions': {},
};

const DAILY_JOBS = `
  analytics-counts, analytics-events, analytics-roll-up, analytics-stacks,
  appeal-images, answered-appeal-images, audit-entries, abandoned-imports, band-tokens, browse-records,
  cancelled-accounts, case-images, certification-codes, certification-pictures, certification-uploads,
  course-changes, course-reminders, daily-logins, deliveries, device-releases, ended-sessions,
  engagement-events, event-messages, imported-films, live-messages, live-playbacks, live-presences,
  live-recordings, login-records, obsolete-imports, outbox-messages, password-failures,
  popular-searches, qr-scenes, quotes, rate-limits, reset-grants, run-out-course-tests,
  search-queries, sent transfer files, unfinished uploads, unsent transfer files, verification-codes,
  video-media, watch-sessions, watched-films
`
  .trim()
  .split(/,\s+/);

/** The content of unsent messages, and words that the receiver reads. */
const MESSAGES = [
  [{ kind: 'sms', purpose: 'login', code: '4711' }, '4711'],
  [{ kind: 'mail', purpose: 'recovery', code: '4712' }, '4712'],
  [{ kind: 'sms', notice: 'phoneChanged', values: { email: 's@osteon.cn', mobile: '138****5678' } }, '138****5678'],
  [{ kind: 'mail', notice: 'emailBound', values: { email: 's@osteon.cn', account: 'l***@a.cn' } }, 'l***@a.cn'],
  [{ kind: 'sms', notice: 'passwordChanged', values: { email: 's@osteon.cn' } }, '密码已修改'],
  [{ kind: 'sms', notice: 'appealAccepted', values: { caseNumber: 'A-7K3M9', answer: '已核实' } }, 'A-7K3M9'],
  [{ kind: 'sms', notice: 'certificationRefused', values: { number: 'C-7K3M9', items: '2' } }, '有2项需补充'],
  [{ kind: 'mail', notice: 'certificationRefusedEnglish', values: { number: 'C-8', items: '2' } }, 'needs 2 items'],
  [{ kind: 'mail', notice: 'newMessage', values: { title: '直播将于一小时后开始' } }, '直播将于一小时后开始'],
  [{ kind: 'mail', notice: 'dataExportReady', values: { days: '7' } }, '7天内'],
] as const;

test('jobs that a release before has queued fit the queues of this one', async () => {
  const app = await testApp({ env: { WORKERS: 'off' } });
  const queues = app.modules.workers.map(({ queue }) => queue);
  for (const [name, data] of Object.entries(JOBS)) {
    expect(queues.find((queue) => queue.name === name)?.schema.parse(data)).toEqual(data);
  }
  expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(JOBS)));
  expect(app.modules.jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(DAILY_JOBS));
  await app.close();
});

test('messages that a release before has queued and not sent are sent by this one', async () => {
  const app = await testApp({ env: { WORKERS: 'off' } });
  const { sql, clock, jobs } = app.deps;
  const workers = app.modules.workers.filter(({ queue }) => queue.name === 'codes' || queue.name === 'notices');
  const cipher = createCipher(app.deps, 'outbox');
  await declareQueues(
    await jobs.open(),
    workers.map(({ queue }) => queue),
  );
  for (const [index, [content]] of MESSAGES.entries()) {
    const id = randomUUID();
    const account = `1387770000${index}`;
    const encrypted = cipher.encrypt(id, Buffer.from(JSON.stringify({ ...content, account })));
    await sql`
      insert into delivery (id, key, account, kind, content, created_at, expires_at)
      values (${id}, ${`before:${id}`}, ${account}, ${content.kind}, ${encrypted}, now(),
        ${new Date(clock.now() + 60_000).toISOString()})`;
    await sql`
      insert into pgboss.job (id, name, data)
      values (${id}, ${'code' in content ? 'codes' : 'notices'}, ${JSON.stringify({ id })})`;
  }
  const stop = await startWorkers(app.deps, workers);
  const readUnsent = () => sql`select state from delivery where state <> 'sent'`;
  await vi.waitFor(async () => expect(await readUnsent()).toEqual([]), { timeout: 15_000 });
  const sent = await sql`select text from outbox_message order by account`;
  expect(sent).toHaveLength(MESSAGES.length);
  for (const [index, { text }] of sent.entries()) expect(text).toContain(MESSAGES[index]?.[1]);
  await stop();
  await app.close();
});
