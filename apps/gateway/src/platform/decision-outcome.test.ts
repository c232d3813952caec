import { expect, test } from 'vitest';
import { awaitOutcome, type DecisionOutcome, describeOutcome } from './decision-outcome.ts';
import { CallError } from './http/call-error.ts';
import { StartupError } from './startup-error.ts';

type Outcome = DecisionOutcome<{ readonly count: number }, { readonly result: 'conflict'; readonly by: string }>;

const describe = (outcome: Outcome) =>
  describeOutcome(outcome, {
    decided: ({ count }) => `${count} resolved`,
    conflict: ({ by }) => `resolved by ${by}`,
  });

test('a decision is a line, and a reason why nothing was changed an error of the command', () => {
  expect(describe({ result: 'decided', count: 2 })).toBe('2 resolved');
  expect(() => describe({ result: 'conflict', by: '0217' })).toThrow(new StartupError('resolved by 0217'));
});

test.each([
  ['notFound', 'notFound'],
  ['conflict', 'conflict'],
  ['badInput', 'conflict'],
] as const)('the error %s of a call is the outcome %s', async (error, result) => {
  expect(await awaitOutcome(Promise.reject(new CallError(error)))).toEqual({ result });
});

test('any other error is thrown', async () => {
  expect(await awaitOutcome(Promise.resolve({ count: 1 }))).toEqual({ result: 'decided', count: 1 });
  await expect(awaitOutcome(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
