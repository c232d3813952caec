import type { RequestOf } from '@osteon/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startTranscriptTests } from '../../../test/credit/transcripts.ts';

const tests = await startTranscriptTests();
const { book, gateway, owner } = tests;

afterAll(() => gateway.close());
beforeEach(async () => {
  await tests.reset();
  await gateway.deps.sql`truncate credit_setting`;
});

const readYear = async () => (await owner.call('getCreditYear', {})).json();

describe('the deadline of a unit', () => {
  const save = async (deadline: RequestOf<'saveCreditDeadline'>['deadline'], by = owner) =>
    (await by.call('saveCreditDeadline', { deadline })).json();

  test('ends the forecast while it is ahead, applies only to its owner and can be changed and removed', async () => {
    await book({ at: Date.parse('2026-09-15T10:00:00+08:00') });
    const end = Date.parse('2026-12-31T23:59:59.999+08:00');
    expect((await readYear()).data).toMatchObject({ deadline: null, forecast: { untilAt: end } });
    expect(await save({ month: 12, day: 20 })).toMatchObject({ code: 0, data: { deadline: { month: 12, day: 20 } } });
    expect((await readYear()).data).toMatchObject({
      deadline: { month: 12, day: 20 },
      forecast: { expected: 2, untilAt: Date.parse('2026-12-20T23:59:59.999+08:00') },
    });
    const other = (await gateway.login('13900000004')).call('getCreditYear', {});
    expect((await other).json().data).toMatchObject({ deadline: null, forecast: { untilAt: end } });
    await save({ month: 10, day: 31 });
    expect((await readYear()).data).toMatchObject({ deadline: { month: 10, day: 31 }, forecast: { untilAt: end } });
    await save(null);
    expect((await readYear()).data).toMatchObject({ deadline: null });
    expect(await gateway.deps.sql`select 1 from credit_setting`).toEqual([]);
  });

  test.each([[{ month: 2, day: 30 }], [{ month: 2, day: 29 }], [{ month: 13, day: 1 }], [{ month: 4, day: 31 }]])(
    '%o is refused and changes nothing',
    async (deadline) => {
      await save({ month: 12, day: 20 });
      expect((await save(deadline)).code).toBe(40000);
      expect((await readYear()).data.deadline).toEqual({ month: 12, day: 20 });
    },
  );

  test('of a visitor is refused', async () => {
    expect((await save({ month: 12, day: 20 }, gateway.browser())).code).toBe(40100);
    expect(await gateway.deps.sql`select 1 from credit_setting`).toEqual([]);
  });
});
