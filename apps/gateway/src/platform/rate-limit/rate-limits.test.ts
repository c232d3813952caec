import type { CallName, RequestOf } from '@osteon/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { RATE_LIMITS, type RateLimitName, type RateLimitRule } from './rate-limit-rules.ts';

let gateway: TestApp;

beforeEach(async () => {
  gateway = await testApp({ env: { LIMITS: 'on' } });
});
afterEach(() => gateway.close());

/** The status of a call by a browser that leaves its device cookie out. */
async function callWithoutDeviceId<Name extends CallName>(
  by: Browser,
  name: Name,
  payload: RequestOf<Name>,
): Promise<number> {
  by.cookies.delete('osteon_device');
  return (await by.call(name, payload)).statusCode;
}

/** Calls until the limit, which every call before is to pass, and once more. */
async function useUp(limit: number, call: (index: number) => Promise<number>): Promise<void> {
  for (let index = 0; index < limit; index++) expect([index, await call(index)]).toEqual([index, 200]);
  expect(await call(limit)).toBe(429);
}

describe('a limit per caller', () => {
  test.each([
    ['openWatchSession', { id: 'v24' }, RATE_LIMITS.watchSessions.perCaller],
    ['likeResource', { resourceType: 1, resourceId: 'v24', on: true }, RATE_LIMITS.reactions.perCaller],
    ['listRelatedSearchWords', { keyWord: '骨折' }, RATE_LIMITS.suggestions.perCaller],
  ] as const)(
    'counts %s of an account in all of its sessions, with or without a device id',
    async (name, payload, limit) => {
      let browser = await gateway.login('13900000002');
      await useUp(limit, async (index) => {
        // A session of its own changes nothing.
        if (index === 10) browser = await gateway.login('13900000002');
        return callWithoutDeviceId(browser, name, payload);
      });
      const other = await gateway.login('13900000003');
      expect(await callWithoutDeviceId(other, name, payload)).toBe(200);
    },
  );

  test('counts comments that an account writes', async () => {
    const browser = await gateway.login('13900000002');
    const send = (index: number) =>
      callWithoutDeviceId(browser, 'createComment', {
        resourceType: 1,
        resourceId: 'v24',
        text: `屈膝${index}°`,
        clientId: `sent-${index}`,
      });
    await useUp(RATE_LIMITS.comments.perCaller, send);
    expect(await gateway.deps.sql`select from comment where client_id like 'sent-%'`).toHaveLength(
      RATE_LIMITS.comments.perCaller,
    );
  });

  test('counts all visitors of an address without a device id as one, and no other', async () => {
    const known = gateway.browser();
    await known.call('checkSession', {});
    await useUp(RATE_LIMITS.searches.perCaller, () =>
      callWithoutDeviceId(gateway.browser(), 'search', { keyWord: '骨折' }),
    );
    expect((await known.call('search', { keyWord: '骨折' })).statusCode).toBe(200);
    const member = await gateway.login('13900000002');
    expect((await member.call('search', { keyWord: '骨折' })).statusCode).toBe(200);
  });

  test('leaves a ward of sixty browsers without cookies what they read', async () => {
    for (let browser = 0; browser < 60; browser++) {
      const visitor = gateway.browser();
      expect(await callWithoutDeviceId(visitor, 'getHome', {})).toBe(200);
      expect(await callWithoutDeviceId(visitor, 'listContent', { resourceType: 1, sort: 'latest', pageSize: 20 })).toBe(
        200,
      );
      expect(await callWithoutDeviceId(visitor, 'getVideoPlay', { id: 'v24' })).toBe(200);
      expect(
        await callWithoutDeviceId(visitor, 'listComments', { resourceType: 1, resourceId: 'v24', sort: 'time' }),
      ).toBe(200);
    }
  });
});

/** The key by which each limit counts; a new limit must be added here. */
const keys: Readonly<Record<RateLimitName, string>> = {
  logins: 'address network',
  qrCodes: 'address',
  sceneFaults: 'address',
  accountChecks: 'address network',
  codes: 'address network device',
  searches: 'address caller',
  lists: 'address caller',
  suggestions: 'address caller',
  transfers: 'address caller',
  plays: 'address caller',
  watchSessions: 'address caller',
  watchReports: 'address caller',
  views: 'address caller',
  caseOpenings: 'address caller',
  comments: 'address caller',
  caseDrafts: 'address caller',
  chat: 'address caller',
  presences: 'address caller',
  reactions: 'address caller',
  reports: 'address caller',
  proofChallenges: 'address network',
  transcriptChecks: 'address network',
  captions: 'address',
  caseImages: 'address caller',
  certificateFiles: 'address caller',
  analyticsReports: 'address caller',
  analyticsBytes: 'address network',
};

test('every limit has its keys, and none counts by a device id that the caller chooses but those of codes', () => {
  const found = Object.entries<RateLimitRule>(RATE_LIMITS).map(
    ([name, { perIp, perNetwork, perCaller, perDevice }]) => {
      const parts = { address: perIp, network: perNetwork, caller: perCaller, device: perDevice };
      const given = Object.entries(parts).filter(([, limit]) => limit !== undefined);
      return [name, given.map(([part]) => part).join(' ')];
    },
  );
  expect(Object.fromEntries(found)).toEqual(keys);
});
