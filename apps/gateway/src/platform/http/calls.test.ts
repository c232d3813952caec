import { calls, errors, getPath } from '@osteon/contract';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { m } from '../../texts/index.ts';
import { CallError } from './call-error.ts';

const createVerificationCode = vi.fn<() => Promise<Record<string, never>>>();
const getAuthorMemberInfo = vi.fn<() => Promise<never>>();

const gateway = await testApp({
  modules: () => ({ handlers: { createVerificationCode, getAuthorMemberInfo } }),
});
afterAll(() => gateway.close());
beforeEach(() => {
  createVerificationCode.mockReset().mockResolvedValue({});
  getAuthorMemberInfo.mockReset();
});

const payload = { account: '13900000001', typeId: 3, sendType: 0 };
const url = getPath(calls.createVerificationCode);
const json = { 'content-type': 'application/json' };

/** A handler that returns anything, as a faulty module could. */
function answer(value: unknown): void {
  getAuthorMemberInfo.mockResolvedValue(value as never);
}

const memberInfo = { memberType: 0, expirationTime: 0, projectId: 'p', buyType: 0, discountAmount: '' };

test('a response is sent in the envelope of its call', async () => {
  answer(memberInfo);
  const data = await gateway.browser().call('getAuthorMemberInfo', {});
  expect(data.json()).toEqual({ code: 0, message: '', data: memberInfo });
  const responseData = await gateway.browser().call('createVerificationCode', payload);
  expect(responseData.json()).toEqual({ responseStatus: true, responseCode: 0, responseMessage: '', responseData: {} });
});

test('fields that the contract does not declare are not sent', async () => {
  answer({ ...memberInfo, passwordHash: 'x' });
  const reply = await gateway.browser().call('getAuthorMemberInfo', {});
  expect(reply.json().data).toEqual(memberInfo);
});

test('a response that breaks the contract is a plain 500', async () => {
  answer({ ...memberInfo, memberType: 'gold' });
  const reply = await gateway.browser().call('getAuthorMemberInfo', {});
  expect(reply.statusCode).toBe(500);
  expect(reply.json()).toEqual({
    code: 50_000,
    message: m['error.internal']({}, { locale: 'zh' }),
    data: null,
    requestId: expect.any(String),
  });
  expect(reply.headers['x-request-id']).toBe(reply.json().requestId);
});

test('a shared response is checked once and sent in the encoding that each caller accepts', async () => {
  const many = { ...memberInfo, projectId: 'long '.repeat(500) };
  answer(many);
  const plain = await gateway.browser().call('getAuthorMemberInfo', {});
  const brotli = await gateway.browser().call('getAuthorMemberInfo', {}, { 'accept-encoding': 'gzip, br' });
  expect(plain.json().data).toEqual(many);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 10);
});

test.each([
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['br;q=0.2, gzip;q=0.9', 'gzip'],
  ['identity', undefined],
  ['brotli', undefined],
])('a shared answer is not sent in an encoding that is refused (%s)', async (accepted, encoding) => {
  answer({ ...memberInfo, projectId: 'long '.repeat(500) });
  await gateway.browser().call('getAuthorMemberInfo', {});
  const reply = await gateway.browser().call('getAuthorMemberInfo', {}, { 'accept-encoding': accepted });
  expect(reply.headers['content-encoding']).toBe(encoding);
});

test('only a call that is declared shared answers from the cache, and only with an object', async () => {
  const parse = (name: 'getAuthorMemberInfo' | 'createVerificationCode') => vi.spyOn(calls[name].response, 'safeParse');
  const [shared, unshared] = [parse('getAuthorMemberInfo'), parse('createVerificationCode')];
  answer({ ...memberInfo });
  createVerificationCode.mockResolvedValue(Object.freeze({}));
  for (let attempt = 0; attempt < 3; attempt++) {
    expect((await gateway.browser().call('getAuthorMemberInfo', {})).statusCode).toBe(200);
    expect((await gateway.browser().call('createVerificationCode', payload)).statusCode).toBe(200);
  }
  expect(shared).toHaveBeenCalledTimes(1);
  expect(unshared).toHaveBeenCalledTimes(3);
  shared.mockClear();
  answer('no object');
  for (let attempt = 0; attempt < 2; attempt++) {
    expect((await gateway.browser().call('getAuthorMemberInfo', {})).statusCode).toBe(500);
  }
  expect(shared).toHaveBeenCalledTimes(2);
  shared.mockRestore();
  unshared.mockRestore();
});

test('a refusal carries the text and the data of its module', async () => {
  createVerificationCode.mockRejectedValue(new CallError('tooMany', { text: () => '请稍后', data: { seconds: 60 } }));
  const reply = await gateway.browser().call('createVerificationCode', payload);
  expect(reply.statusCode).toBe(429);
  expect(reply.json()).toEqual({
    responseStatus: false,
    responseCode: 42_900,
    responseMessage: '请稍后',
    responseData: { seconds: 60 },
    requestId: expect.any(String),
  });
});

test('a code without an HTTP status of its own answers 200', async () => {
  createVerificationCode.mockRejectedValue(new CallError('emailFormat'));
  const reply = await gateway.browser().call('createVerificationCode', payload);
  expect(reply.statusCode).toBe(200);
  expect(reply.json().responseCode).toBe(110_006);
});

test('an unexpected error is answered with nothing but the request id', async () => {
  createVerificationCode.mockRejectedValue(new Error('secret detail'));
  const reply = await gateway.browser().call('createVerificationCode', payload);
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain('secret detail');
  expect(Object.keys(reply.json())).toHaveLength(5);
});

test('a device id is set once and stays', async () => {
  const browser = gateway.browser();
  await browser.call('createVerificationCode', payload);
  const device = browser.cookies.get('osteon_device');
  expect(device).toMatch(/^[\w-]{22}$/);
  await browser.call('createVerificationCode', payload);
  expect(browser.cookies.get('osteon_device')).toBe(device);
});

test('the shared fields may come in the query of any call', async () => {
  answer(memberInfo);
  const reply = await gateway.app.inject({
    method: 'POST',
    url: `${url}?activityType=2&visitSiteId=1&siteId=1&customerId=c1`,
    payload,
  });
  expect(reply.statusCode).toBe(200);
});

test.each([
  ['malformed JSON', { headers: json, payload: '{"account":' }, 'badInput'],
  ['an empty JSON body', { headers: json, payload: '' }, 'badInput'],
  ['a list', { headers: json, payload: '[]' }, 'badInput'],
  ['a bare number', { headers: json, payload: '7' }, 'badInput'],
  [
    'broken UTF-8',
    { headers: json, payload: Buffer.from([...Buffer.from('{"account":"'), 0xff, 0xfe, 0x22, 0x7d]) },
    'badInput',
  ],
  ['a NUL', { headers: json, payload: JSON.stringify({ ...payload, account: 'a\0b' }) }, 'badInput'],
  ['half a character', { headers: json, payload: '{"account":"\\ud800","typeId":3,"sendType":0}' }, 'badInput'],
  ['an unknown field', { headers: json, payload: JSON.stringify({ ...payload, roleId: 14 }) }, 'badInput'],
  ['__proto__', { headers: json, payload: '{"__proto__":{"admin":1}}' }, 'badInput'],
  ['a wrong type', { headers: json, payload: JSON.stringify({ ...payload, typeId: '3' }) }, 'badInput'],
  ['a missing field', { headers: json, payload: '{}' }, 'badInput'],
  [
    'endless nesting',
    { headers: json, payload: `{"account":${'['.repeat(400_000)}${']'.repeat(400_000)}}` },
    'badInput',
  ],
  ['plain text', { headers: { 'content-type': 'text/plain' }, payload: JSON.stringify(payload) }, 'unsupportedType'],
  ['XML', { headers: { 'content-type': 'text/xml' }, payload: '<a/>' }, 'unsupportedType'],
  ['a megabyte and one', { headers: json, payload: JSON.stringify({ account: 'x'.repeat(1024 * 1024) }) }, 'tooLarge'],
] as const)('%s is refused and reaches no handler', async (_name, request, error) => {
  const reply = await gateway.app.inject({ method: 'POST', url, ...request });
  expect(reply.statusCode).toBe(errors[error].status);
  expect(reply.json()).toMatchObject({
    responseStatus: false,
    responseCode: errors[error].code,
    responseMessage: m[`error.${error}`]({}, { locale: 'zh' }),
  });
  expect(createVerificationCode).not.toHaveBeenCalled();
});

test.each([
  ['an unknown query value', '?roleId=1'],
  ['a broken percent escape', '?siteId=%ff'],
  ['half a percent escape', '?siteId=%'],
  ['a value twice', '?siteId=1&siteId=2'],
])('%s is refused', async (_name, query) => {
  const reply = await gateway.app.inject({ method: 'POST', url: url + query, payload });
  expect(reply.json().responseCode).toBe(40_000);
});

test('another method answers 405 with the allowed one', async () => {
  const reply = await gateway.app.inject({ method: 'GET', url: `${url}?x=1` });
  expect(reply.statusCode).toBe(405);
  expect(reply.headers.allow).toBe('POST');
  const message = m['error.methodNotAllowed']({}, { locale: 'zh' });
  expect(reply.json()).toMatchObject({ code: 40_500, message, data: null });
});

test.each(['/gateway/account-service/nothing', '/gateway', '/gateway/', '/.git/config', '/gateway/%2e%2e/x'])(
  '%s is not found',
  async (path) => {
    const reply = await gateway.app.inject({ method: 'GET', url: path });
    expect(reply.statusCode).toBe(404);
    const message = m['error.routeNotFound']({}, { locale: 'zh' });
    expect(reply.json()).toMatchObject({ code: 40_401, message, data: null });
  },
);

test.each(['/gateway/%', '/gateway/%ff%fe'])('%s is a malformed URL', async (path) => {
  const reply = await gateway.app.inject({ method: 'GET', url: path });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ code: 40_000, requestId: expect.any(String) });
});
