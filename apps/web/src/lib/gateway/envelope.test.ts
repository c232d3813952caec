import { describe, expect, test } from 'vitest';
import { getCode, getMessage, isSuccess, unwrap } from './envelope.ts';

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
  expect(getCode({ responseCode: '110012' })).toBe(110012);
  expect(getCode({ code: 40000 })).toBe(40000);
  expect(getCode({ code: 'x' })).toBe(0);
  expect(getMessage({ responseMessage: '密码错误' })).toBe('密码错误');
  expect(getMessage({ message: 7 })).toBe('');
});
