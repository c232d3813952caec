import cookie from '@fastify/cookie';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { createSessionCookies } from './session-cookies.ts';

/** The cookies that a login sets. */
async function loginCookies(https: boolean) {
  const cookies = createSessionCookies({ https, clock: systemClock });
  const app = fastify();
  await app.register(cookie);
  app.get('/', (_request, reply) => {
    cookies.set(reply, cookies.mint());
    return reply.send();
  });
  return (await app.inject('/')).cookies;
}

test('the session token is HttpOnly, the CSRF token is readable, and both last 90 days', async () => {
  const [session, apiToken] = await loginCookies(false);
  const common = { path: '/', sameSite: 'Lax', maxAge: 90 * 86_400 };
  expect(session).toMatchObject({ ...common, name: 'osteon_session', httpOnly: true });
  expect(apiToken).toMatchObject({ ...common, name: 'apiToken' });
  expect(apiToken).not.toHaveProperty('httpOnly');
  expect(session).not.toHaveProperty('secure');
  expect(session?.value).toMatch(/^[\w-]{43}$/);
});

test('over https the token is bound to this host', async () => {
  const [session, apiToken] = await loginCookies(true);
  expect(session).toMatchObject({ name: '__Host-osteon_session', secure: true, path: '/', httpOnly: true });
  expect(session).not.toHaveProperty('domain');
  expect(apiToken).toMatchObject({ name: 'apiToken', secure: true });
});

test('two sessions share nothing, and neither hash nor CSRF token reveals the token', () => {
  const cookies = createSessionCookies({ https: false, clock: { now: () => 1000 } });
  const [one, other] = [cookies.mint(), cookies.mint()];
  expect(new Set([one.token, other.token, one.apiToken, other.apiToken]).size).toBe(4);
  expect(one.tokenHash).toHaveLength(32);
  expect(one.tokenHash.toString()).not.toContain(one.token);
  expect(one.expiresAt).toBe(1000 + 90 * 86_400_000);
});
