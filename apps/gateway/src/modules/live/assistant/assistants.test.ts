import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { requestStepUpToken } from '../../../../test/step-up-token.ts';
import { commands } from '../../../operator/commands.ts';
import { eraseCancelledAccounts } from '../../account/cancellation/erase-accounts-service.ts';
import { createAssistantRepository } from './assistant-repository.ts';

const DAY = 24 * 60 * 60 * 1000;

const clock = createFakeClock();
const gateway = await testApp({ clock });
afterAll(() => gateway.close());

const { sql } = gateway.deps;
const repository = createAssistantRepository(gateway.deps.db);

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of commands.live?.read(['assistants', ...words])(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
}

test('an operator appoints and dismisses an assistant of one event, and each change is logged once', async () => {
  expect(await run('l12')).toBe('l12 has no assistants.');
  expect(await run('l12', 'add', '13900000002', '--by', '林')).toBe('13900000002 is an assistant of l12.');
  expect(await run('l12', 'add', 'sample-02', '--by', '林')).toBe('sample-02 was an assistant of l12 before.');
  expect(await run('l12')).toMatch(/^account .*\nsample-02 /);
  expect(await repository.isAssistant('l12', 'sample-02')).toBe(true);
  expect(await repository.isAssistant('l13', 'sample-02')).toBe(false);
  expect(await run('l12', 'remove', '13900000002', '--by', '林')).toBe('13900000002 is no assistant of l12.');
  expect(await repository.isAssistant('l12', 'sample-02')).toBe(false);
  expect(
    await sql`select event, account_id, detail from audit_entry where event like 'liveAssistant%' order by id`,
  ).toEqual([
    { event: 'liveAssistantAppointed', account_id: 'sample-02', detail: { by: '林', live: 'l12' } },
    { event: 'liveAssistantDismissed', account_id: 'sample-02', detail: { by: '林', live: 'l12' } },
  ]);
});

test.each([
  [['l99'], 'There is no live event l99.'],
  [['l99', 'add', '13900000002', '--by', '林'], 'There is no live event l99.'],
  [['l12', 'add', '13912345678', '--by', '林'], 'There is no account 13912345678.'],
  [['l12', 'add', '--by', '林'], 'assistants takes add ACCOUNT or remove ACCOUNT.'],
  [['l12', 'appoint', '13900000002', '--by', '林'], 'assistants takes add ACCOUNT or remove ACCOUNT.'],
  [['l12', 'add', '13900000002'], '--by must name the operator'],
])('%j is refused, and nobody is appointed', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
  expect(await repository.list('l12')).toEqual([]);
});

test('an erased account is no longer an assistant', async () => {
  await run('l13', 'add', '13900000009', '--by', '林');
  const leaves = await gateway.login('13900000009');
  const bandToken = await requestStepUpToken(leaves, '13900000009');
  expect((await leaves.call('requestCancellation', { bandToken })).json().code).toBe(0);
  clock.advance(15 * DAY);
  await eraseCancelledAccounts(gateway.deps, gateway.modules.erasures);
  expect(await repository.list('l13')).toEqual([]);
});
