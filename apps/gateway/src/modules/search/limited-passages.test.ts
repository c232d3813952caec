import type { ResponseOf } from '@osteon/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { resourceWriter } from '../content-writer.ts';
import { video } from '../video/tables.ts';
import { widenTsQuery } from './query/limited-lexemes.ts';

let gateway: TestApp;

/** Words that occur nowhere in the sample library, spoken before and after the third minute. */
const OPEN = '垩榫';
const LIMITED = '鼍镬';

beforeAll(async () => {
  gateway = await testApp();
  const { db, sql } = gateway.deps;
  const lines = [
    { startSeconds: 20, text: `先看${OPEN}的位置。` },
    { startSeconds: 180, text: `再看${LIMITED}的位置。` },
  ];
  for (const vip of [false, true]) {
    const [row] = await sql<{ id: string }[]>`
      select id from resource where type = 1 and vip = ${vip} and state = 'published' order by id limit 1`;
    const id = row?.id ?? '';
    await db.update(video).set({ transcript: lines }).where(eq(video.id, id));
    await db.transaction((tx) => resourceWriter.refresh(tx, [id]));
  }
});
afterAll(() => gateway.close());

async function search(browser: Browser, keyWord: string) {
  const { list, total } = (await browser.call('search', { keyWord, exact: 'true' })).json<{
    data: ResponseOf<'search'>;
  }>().data;
  return {
    found: list.length,
    total: total.count,
    hits: list.flatMap(({ hits }) => hits.map(({ seconds }) => seconds)),
  };
}

describe.each([
  ['a visitor', null, 0],
  ['a customer without certification', '13900000001', 0],
  ['a certified doctor', '13900000002', 1],
  ['a member', '13900000003', 2],
])('%s', (_who, mobile, titles) => {
  test(`finds words spoken past the try-watch limit in ${titles} of two titles, and any spoken before it`, async () => {
    const browser = mobile === null ? gateway.browser() : await gateway.login(mobile);
    expect(await search(browser, OPEN)).toEqual({ found: 2, total: 2, hits: [20, 20] });
    expect(await search(browser, LIMITED)).toEqual({
      found: titles,
      total: titles,
      hits: Array.from({ length: titles }, () => 180),
    });
  });
});

test('a result found by other words has no excerpt of a limited passage', async () => {
  const { list } = (await gateway.browser().call('search', { keyWord: OPEN })).json().data;
  expect(JSON.stringify(list)).not.toContain(LIMITED);
});

test('every lexeme of a query has an alternative for each audience', () => {
  expect(widenTsQuery("('@骨折' & '@骨':*)", ['certified'])).toBe("(('@骨折' | '@~骨折') & ('@骨':* | '@~骨':*))");
  expect(widenTsQuery("'@骨折'", [])).toBe("'@骨折'");
});
