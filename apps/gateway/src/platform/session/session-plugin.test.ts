import { errors } from '@osteon/contract';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import type { CallContext } from '../http/handler.ts';
import type { StoredSession } from './session.ts';

const sessions = new Map<string, StoredSession>();
const position = vi.fn(async ({ positionSeconds }: { positionSeconds: number }, _context: CallContext) => ({
  positionSeconds,
}));

const gateway = await testApp({
  modules: () => ({
    sessions: {
      find: async (hash) => sessions.get(hash.toString('hex')) ?? null,
      findUncached: async (hash) => sessions.get(hash.toString('hex')) ?? null,
      peek: (hash) => sessions.get(hash.toString('hex')),
      evict: () => undefined,
      ownerOf: async () => null,
    },
    handlers: {
      savePlayPosition: position,
      listContinueWatching: async () => ({ list: [] }),
      getAuthorMemberInfo: async () => ({
        memberType: 0,
        expirationTime: 0,
        projectId: '',
        buyType: 0,
        discountAmount: '',
      }),
      logout: async () => ({}),
    },
  }),
});
afterAll(() => gateway.close());
beforeEach(() => void position.mockClear());

const holding: StoredSession = {
  id: 's1',
  customerId: 'c1',
  kind: 'desktop',
  roleId: 0,
  authState: 0,
  memberType: 0,
  expirationTime: 0,
  locale: null,
  timeZone: null,
  lockRecordType: null,
  lockRecordId: null,
  displacedBy: null,
  userInfo: { name: '', mobile: '', email: '' },
};

/** A browser with the cookies of a session. */
function browserWith(session: StoredSession): Browser {
  const { token, tokenHash, apiToken } = gateway.deps.cookies.mint();
  sessions.set(tokenHash.toString('hex'), session);
  const browser = gateway.browser();
  browser.cookies.set('osteon_session', token).set('apiToken', apiToken);
  return browser;
}

const payload = { id: 'v1', positionSeconds: 5 };

test('a call that needs a session answers 40100 without one', async () => {
  const reply = await gateway.browser().call('savePlayPosition', payload);
  expect([reply.statusCode, reply.json().code]).toEqual([401, errors.notLoggedIn.code]);
});

test('an unknown token is refused', async () => {
  const browser = gateway.browser();
  browser.cookies.set('osteon_session', 'A'.repeat(43));
  expect((await browser.call('savePlayPosition', payload)).statusCode).toBe(401);
  browser.cookies.set('osteon_session', '../../etc/passwd');
  expect((await browser.call('savePlayPosition', payload)).statusCode).toBe(401);
});

test('the caller is the customer of the session', async () => {
  const reply = await browserWith(holding).call('savePlayPosition', payload);
  expect(reply.statusCode).toBe(200);
  expect(position.mock.lastCall?.[1]).toMatchObject({ session: { customerId: 'c1' }, ip: '127.0.0.1' });
});

test.each([
  ['header', { headers: { customerId: 'c2' } }],
  ['query', { query: { customerId: 'c2' } }],
  ['payload', { payload: { ...payload, customerId: 'c2' } }],
])("another customer's id in the %s is refused", async (_location, more) => {
  const browser = browserWith(holding);
  const reply = await browser.send({
    method: 'POST',
    url: '/gateway/video-service/savePlayPosition',
    payload,
    ...more,
    headers: { apiToken: browser.cookies.get('apiToken'), ...('headers' in more ? more.headers : {}) },
  });
  expect([reply.statusCode, reply.json().code]).toEqual([403, errors.notAllowed.code]);
  expect(position).not.toHaveBeenCalled();
});

test("the session's own id may be repeated, and an id without a session does not log in", async () => {
  const own = await browserWith(holding).call('savePlayPosition', { ...payload, customerId: 'c1' });
  expect(own.statusCode).toBe(200);
  const alone = await gateway
    .browser()
    .call('savePlayPosition', { ...payload, customerId: 'c1' }, { customerId: 'c1' });
  expect(alone.statusCode).toBe(401);
});

test.each([
  ['without the apiToken', { apiToken: '' }],
  ['with the apiToken of another session', { apiToken: 'A'.repeat(43) }],
  ['from a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['from a page of a sibling host', { 'sec-fetch-site': 'same-site' }],
  ['from another origin', { origin: 'https://evil.example' }],
  ['from a page without an origin', { origin: 'null' }],
])('a change %s is refused', async (_case, headers) => {
  const reply = await browserWith(holding).call('savePlayPosition', payload, headers);
  expect([reply.statusCode, reply.json().code]).toEqual([403, errors.crossSite.code]);
  expect(position).not.toHaveBeenCalled();
});

test('a form of another site is refused before its body is read', async () => {
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/gateway/account-service/logout',
    headers: { 'content-type': 'text/plain', origin: 'https://evil.example' },
    payload: '{}',
  });
  expect(reply.statusCode).toBe(403);
});

test.each([
  ['our own origin', { origin: 'http://osteon.test', 'sec-fetch-site': 'same-origin' }],
  ['the host that was asked', { origin: 'http://localhost:3000', host: 'localhost:3000' }],
])('a change from %s is served', async (_case, headers) => {
  expect((await browserWith(holding).call('savePlayPosition', payload, headers)).statusCode).toBe(200);
});

test('CORS is granted to no other origin', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const method of ['OPTIONS', 'GET'] as const) {
    const reply = await gateway.app.inject({ method, url: '/gateway/home-service/listContinueWatching', headers });
    expect(Object.keys(reply.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

test('a displaced session is answered with time and address, on every call but the session check and logout', async () => {
  const browser = browserWith({ ...holding, displacedBy: { at: 1000, ip: '10.0.0.9' } });
  for (const reply of [
    await browser.call('savePlayPosition', payload),
    await browser.call('listContinueWatching', {}),
  ]) {
    expect([reply.statusCode, reply.json().code]).toEqual([200, 110_031]);
    expect(reply.json().data).toEqual({ code: 110_031, loginTime: 1000, loginIp: '10.0.0.9' });
  }
  expect(position).not.toHaveBeenCalled();
  expect((await browser.call('logout', {})).json().code).toBe(0);
  expect((await browser.call('getAuthorMemberInfo', {})).json().code).toBe(0);
});

test('a locked account may log out and nothing else', async () => {
  const browser = browserWith({ ...holding, lockRecordType: 0, lockRecordId: 'l1' });
  const reply = await browser.call('listContinueWatching', {});
  expect([reply.statusCode, reply.json().code]).toEqual([423, errors.locked.code]);
  expect((await browser.call('logout', {})).json().code).toBe(0);
});
