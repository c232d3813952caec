import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { agreement, agreementConsent, agreementVersion } from './tables.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

const read = async (browser: Browser) => (await browser.call('getAgreementConsent', {})).json().data.list;

/** Publishes a new version, with one paragraph more in its first section. */
async function change(version: string): Promise<string> {
  const { db } = gateway.deps;
  const code = 'privacyPolicy';
  const [row] = await db.select().from(agreement).where(eq(agreement.code, code));
  if (!row) throw new Error('no agreement');
  const [first, ...rest] = row.sections;
  if (!first) throw new Error('no section');
  const sections = [{ ...first, paragraphs: [...first.paragraphs, `${version}起，联系{email}。`] }, ...rest];
  await db.update(agreement).set({ updatedAt: version, sections }).where(eq(agreement.code, code));
  await db.insert(agreementVersion).values({ code, version, sections });
  return first.heading;
}

test('the first login stores the consent to the current versions of both agreements', async () => {
  const browser = await gateway.login('13900000001');
  expect(await read(browser)).toMatchObject([
    { code: 'userAgreement', pending: false, agreedAt: expect.any(Number), changes: [] },
    { code: 'privacyPolicy', pending: false, agreedAt: expect.any(Number), changes: [] },
  ]);
});

test('a new version is pending after the next login, with its changes, until it is accepted', async () => {
  await gateway.login('13900000002');
  const heading = await change('2030-01-01');
  const browser = await gateway.login('13900000002');
  const [, policy] = await read(browser);
  expect(policy).toMatchObject({
    version: '2030-01-01',
    pending: true,
    agreedVersion: expect.not.stringMatching('2030'),
  });
  expect(policy.changes).toHaveLength(1);
  expect(policy.changes[0]).toMatchObject({ kind: 'changed', heading });
  expect(policy.changes[0].paragraphs.at(-1)).toBe('2030-01-01起，联系service@osteon.example。');

  const accepted = [{ code: 'privacyPolicy', version: '2030-01-01' }] as const;
  for (let times = 0; times < 2; times++) {
    expect((await browser.call('acceptAgreements', { accepted: [...accepted] })).json().code).toBe(0);
  }
  expect((await read(browser))[1]).toMatchObject({ pending: false, agreedVersion: '2030-01-01', changes: [] });
  const stored = await gateway.deps.db
    .select()
    .from(agreementConsent)
    .where(eq(agreementConsent.accountId, 'sample-02'));
  expect(stored).toHaveLength(3);
});

test('the first login has no pending version', async () => {
  await change('2031-01-01');
  const list = await read(await gateway.login('13900000003'));
  expect(list.map(({ pending }: { pending: boolean }) => pending)).toEqual([false, false]);
});

test('a version that is not, or no longer, in force cannot be accepted', async () => {
  const browser = await gateway.login('13900000001');
  const reply = await browser.call('acceptAgreements', {
    accepted: [
      { code: 'privacyPolicy', version: '2031-01-01' },
      { code: 'userAgreement', version: '2019-01-01' },
    ],
  });
  expect(reply.statusCode).toBe(409);
  expect((await read(browser))[1]).toMatchObject({ pending: true });
});

test('a visitor has no consent', async () => {
  const visitor = gateway.browser();
  expect((await visitor.call('getAgreementConsent', {})).statusCode).toBe(401);
  const accepted = [{ code: 'userAgreement' as const, version: '2026-10-01' }];
  expect((await visitor.call('acceptAgreements', { accepted })).statusCode).toBe(401);
});
