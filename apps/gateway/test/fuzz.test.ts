import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from './app.ts';
import type { Browser } from './browser.ts';
import { getOperations } from './fuzz/operations.ts';
import { brokenRequest, plausibleRequest } from './fuzz/requests.ts';
import { logInByCode, readCode, requestLoginCode } from './login-code.ts';

/** Cases of each operation, 200 together. */
const BROKEN = 120;
const PLAUSIBLE = 80;

const gateway = await testApp();
afterAll(() => gateway.close());
const tables = (
  await gateway.deps.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('audit_entry', 'analytics_event')`
).map(({ name }) => name);
const operations = getOperations((await gateway.app.inject('/gateway/openapi.json')).json());

/**
 * The number of rows of each table but two: a refused forgery is recorded in the audit log, and events of browsers are
 * written after their answer.
 */
async function countRows(): Promise<Record<string, unknown>> {
  const { sql } = gateway.deps;
  const counts = tables.map((name) => `(select count(*) from "${name}") as "${name}"`);
  const [row] = await sql.unsafe<Record<string, unknown>[]>(`select ${counts.join(', ')}`);
  return { ...row };
}

/** Sends a request as a logged-in customer or as a visitor, the way the portal's client does. */
function sendAs(browser: Browser, request: InjectOptions): Promise<LightMyRequestResponse> {
  const apiToken = browser.cookies.get('apiToken');
  return browser.send({ ...request, headers: { ...(apiToken === undefined ? {} : { apiToken }), ...request.headers } });
}

describe.each(operations)('$method $path', (operation) => {
  test('a request that breaks the contract is refused with a text of the catalogue and writes nothing', async () => {
    const visitor = gateway.browser();
    await customer();
    const before = await countRows();
    await fc.assert(
      fc.asyncProperty(brokenRequest(operation), fc.boolean(), async (request, known) => {
        const reply = await sendAs(known ? await customer() : visitor, request);
        expect(reply.statusCode).toBeGreaterThanOrEqual(400);
        expect(reply.statusCode).toBeLessThan(500);
        const { code, message, responseCode, responseMessage, requestId } = reply.json();
        expect(Math.floor((code ?? responseCode) / 100)).toBe(reply.statusCode);
        expect(message ?? responseMessage).toMatch(/\p{Script=Han}/u);
        expect(requestId).toBe(reply.headers['x-request-id']);
      }),
      { numRuns: BROKEN },
    );
    expect(await countRows()).toEqual(before);
  });

  test('hostile content of the right shape is answered or refused, and is never a server error', async () => {
    const visitor = gateway.browser();
    await fc.assert(
      fc.asyncProperty(plausibleRequest(operation), fc.boolean(), async (request, known) => {
        const reply = await sendAs(known ? await customer() : visitor, request);
        expect(reply.statusCode).toBeLessThan(500);
        expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
      }),
      { numRuns: PLAUSIBLE },
    );
  });
});

let loggedIn: Browser | undefined;
let mobile = 13_700_000_000;

/** One customer for all operations; a new one after a call that ended the session. */
async function customer(): Promise<Browser> {
  if (loggedIn?.cookies.has('osteon_session')) return loggedIn;
  const browser = gateway.browser();
  const number = String(mobile++);
  await requestLoginCode(browser, number);
  await logInByCode(browser, number, await readCode(browser, number));
  expect(browser.cookies.has('osteon_session')).toBe(true);
  loggedIn = browser;
  return browser;
}
