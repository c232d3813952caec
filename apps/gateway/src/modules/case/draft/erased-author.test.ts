import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { publishDraft, saveDraft, submitDraft, TITLE } from '../../../../test/case/case-drafts.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';
import { createOwnRowsRepository } from '../../data-export/own-rows-repository.ts';

let gateway: TestApp;
let author: Browser;
let caseId: string;

beforeAll(async () => {
  gateway = await testApp();
  author = await gateway.login('13900000003');
  caseId = await publishDraft(gateway, await submitDraft(author));
  await saveDraft(author, { title: '草稿' });
});
afterAll(() => gateway.close());

/** The rows of a table in the archive of the author. */
async function readOwn(name: string) {
  const rows = gateway.modules.ownData.flatMap((each) => each.rows).find((each) => each.name === name);
  if (!rows) throw new Error(`no table ${name}`);
  const repository = createOwnRowsRepository(gateway.deps.db);
  const found: unknown[] = [];
  for await (const row of repository.read(rows, 'sample-03')) found.push(row);
  expect(await repository.count(rows, 'sample-03')).toBe(found.length);
  return found;
}

test('the archive of an author has the drafts and what is published', async () => {
  expect(await readOwn('case-drafts')).toEqual([expect.objectContaining({ title: '草稿' })]);
  expect(await readOwn('published-content')).toEqual([expect.objectContaining({ id: caseId, title: TITLE })]);
  expect(await readOwn('published-cases')).toEqual([
    expect.objectContaining({ id: caseId, chiefComplaint: '右髋疼痛2年' }),
  ]);
});

test('an erased author leaves the published cases without a name, and no drafts', async () => {
  const { sql } = gateway.deps;
  await sql`update account set cancel_requested_at = now() - interval '16 days' where id = 'sample-03'`;
  expect(await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures)).toBeGreaterThan(0);
  const { data } = (await gateway.browser().call('getCase', { id: caseId })).json();
  expect(data.card).toMatchObject({ title: TITLE, author: null });
  const [row] = await sql`select count(*)::int as num from case_draft`;
  expect(row?.['num']).toBe(0);
});
