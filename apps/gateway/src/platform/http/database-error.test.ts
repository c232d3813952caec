import { errors } from '@osteon/contract';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { quiet } from '../../../test/quiet.ts';
import { connect } from '../database/connect.ts';

const getAuthorMemberInfo = vi.fn<() => Promise<never>>();
const gateway = await testApp({
  modules: () => ({ handlers: { getAuthorMemberInfo }, constraints: { error_case_title_unique: 'emailFormat' } }),
});
const { db } = gateway.deps;
await db.execute(
  sql`create table error_case (id int primary key, title text constraint error_case_title_unique unique)`,
);
await db.execute(sql`insert into error_case values (1, 'a')`);
afterAll(() => gateway.close());

/** The response code of a call whose handler runs `work`. */
async function getCode(work: () => Promise<unknown>): Promise<number> {
  getAuthorMemberInfo.mockImplementationOnce(() => work().then(() => Promise.reject(new Error('did not fail'))));
  return (await gateway.browser().call('getAuthorMemberInfo', {})).json().code;
}

test('a constraint violation is answered by the error that its module declares, else as a conflict', async () => {
  expect(await getCode(() => db.execute(sql`insert into error_case values (2, 'a')`))).toBe(errors.emailFormat.code);
  expect(await getCode(() => db.execute(sql`insert into error_case values (1, 'b')`))).toBe(errors.conflict.code);
});

test('the same within a transaction and by plain SQL', async () => {
  const inTransaction = () => db.transaction((tx) => tx.execute(sql`insert into error_case values (1, 'b')`));
  expect(await getCode(inTransaction)).toBe(errors.conflict.code);
  expect(await getCode(() => gateway.deps.sql`insert into error_case values (1, 'b')`)).toBe(errors.conflict.code);
});

test('a text that no column can store is bad input', async () => {
  expect(await getCode(() => db.execute(sql`select ${'a\0b'}::text`))).toBe(errors.badInput.code);
});

test('an unreachable or closed database answers 503', async () => {
  const away = connect('postgres://osteon@127.0.0.1:1/osteon', { poolSize: 1, log: quiet });
  expect(await getCode(() => away.db.execute(sql`select 1`))).toBe(errors.unavailable.code);
  expect(await getCode(() => away.db.transaction((tx) => tx.execute(sql`select 1`)))).toBe(errors.unavailable.code);
  await away.sql.end();
  expect(await getCode(() => away.db.execute(sql`select 1`))).toBe(errors.unavailable.code);
});

test('a connection that the server ends answers 503, and the next call is served', async () => {
  const ends = () => db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  expect(await getCode(ends)).toBe(errors.unavailable.code);
  expect((await gateway.deps.sql`select 1 as one`)[0]).toEqual({ one: 1 });
});

test('an invalid statement is a server error', async () => {
  expect(await getCode(() => db.execute(sql`select nothing from nowhere`))).toBe(errors.internal.code);
});
