import { expect, test } from 'vitest';
import { GatewayError } from '../gateway/gateway-error.ts';
import { describeError } from './describe-error.ts';

function thrown(message: string, stack: string): Error {
  const error = new TypeError(message);
  error.stack = stack;
  return error;
}

test('an error is described with its location, without host and query', () => {
  const fault = thrown(
    'x is not a function',
    `TypeError: x is not a function
    at go (https://portal.example/edu/assets/app-1.js?session=abc:1:200)
    at https://portal.example/edu/assets/app-1.js:2:7`,
  );
  expect(describeError(fault)).toEqual({
    message: 'TypeError: x is not a function',
    stack: 'at go (/edu/assets/app-1.js:1:200)\nat /edu/assets/app-1.js:2:7',
  });
});

test('the position of a frame is stored whole, a number elsewhere is masked', () => {
  const fault = thrown(
    'no 1234567',
    'Error: no@all:1234567\n    at a1234567 (https://x.example/edu/assets/a-1.js:1:234567)',
  );
  expect(describeError(fault)?.stack).toBe('Error: no@all:[number]\nat a[number] (/edu/assets/a-1.js:1:234567)');
});

test('personal data in a message are masked', () => {
  const message = 'no 13900000002 and no doctor@osteon.example at https://portal.example/edu/home?token=1';
  expect(describeError(message)?.message).toBe('no [number] and no [mail] at /edu/home');
});

test('a message and a stack of any length fit, in whole signs', () => {
  const fault = describeError(thrown(`${'a'.repeat(188)}${'🦴'.repeat(50)}`, '    at x (y.js:1:1)\n'.repeat(500)));
  expect([fault?.message.length, fault?.message.isWellFormed(), fault?.stack.length]).toEqual([200, true, 1200]);
});

test.each([
  ['a call that was refused', new GatewayError('refused', { code: 40400 })],
  ['a lost network', new GatewayError('network')],
  ['a stopped request', new DOMException('stopped', 'AbortError')],
  ['a foreign script', 'Script error.'],
  ['a late frame', 'ResizeObserver loop completed with undelivered notifications.'],
])('%s is none', (_what, reason) => {
  expect(describeError(reason)).toBeNull();
});
