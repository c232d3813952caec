import { describe, expect, test } from 'vitest';
import { codeOf, isSuccess, messageOf, unwrap } from './envelope.ts';

describe('the unwrap rule', () => {
  const object = { list: [1] };
  test.each([
    ['no code', { responseObject: object }, object],
    ['code 0', { code: 0, responseObject: object }, object],
    ['code 30001', { code: 30001, responseObject: object }, object],
    ['code 2001', { code: 2001, responseObject: object }, object],
    ['another code', { code: 110002, responseObject: object }, { code: 110002, responseObject: object }],
    ['no object', { code: 0, data: 1 }, { code: 0, data: 1 }],
    ['no body at all', null, null],
  ])('%s', (_name, body, expected) => {
    expect(unwrap(body)).toEqual(expected);
  });
});

describe('the success rule', () => {
  test.each([
    [{ code: 0 }, true],
    [{ responseStatus: true }, true],
    [{ code: 40000 }, false],
    [{ responseStatus: false, responseCode: '110012' }, false],
    ['text', false],
  ])('%j', (body, expected) => {
    expect(isSuccess(body)).toBe(expected);
  });
});

test('code and message are read from either envelope', () => {
  expect(codeOf({ responseCode: '110012' })).toBe(110012);
  expect(codeOf({ code: 40000 })).toBe(40000);
  expect(codeOf({ code: 'x' })).toBe(0);
  expect(messageOf({ responseMessage: '密码错误' })).toBe('密码错误');
  expect(messageOf({ message: 7 })).toBe('');
});
