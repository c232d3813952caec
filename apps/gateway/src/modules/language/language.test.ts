import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

const chosen = { resourceLanguage: 2, videoSubtitlesLanguage: 2, videoAudioLanguage: 1 } as const;

test('languages are 1, 1, 2 until others are chosen', async () => {
  const browser = await gateway.login('13900000001');
  const before = (await browser.call('getLanguageConfig', {})).json();
  expect(before.responseData).toEqual({ resourceLanguage: 1, videoSubtitlesLanguage: 1, videoAudioLanguage: 2 });
  expect((await browser.call('getLanguageConfigStatus', {})).json().data.status).toBe(0);

  expect((await browser.call('updateLanguageConfig', chosen)).json().responseStatus).toBe(true);
  expect((await browser.call('getLanguageConfig', {})).json().responseData).toEqual(chosen);
  expect((await browser.call('getLanguageConfigStatus', {})).json().data.status).toBe(1);

  const other = await gateway.login('13900000002');
  expect((await other.call('getLanguageConfig', {})).json().responseData.resourceLanguage).toBe(1);
});

test('an unknown language, a missing one and a visitor are refused', async () => {
  const browser = await gateway.login('13900000002');
  const url = '/gateway/customer-service/updateLanguageConfig';
  const apiToken = browser.cookies.get('apiToken') ?? '';
  for (const payload of [{ ...chosen, resourceLanguage: 3 }, { resourceLanguage: 1 }]) {
    const reply = await browser.send({ method: 'POST', url, payload, headers: { apiToken } });
    expect(reply.statusCode).toBe(400);
  }
  expect((await gateway.browser().call('updateLanguageConfig', chosen)).statusCode).toBe(401);
  expect((await browser.call('getLanguageConfigStatus', {})).json().data.status).toBe(0);
});

test("another customer's id changes nothing", async () => {
  const browser = await gateway.login('13900000003');
  const reply = await browser.call('updateLanguageConfig', { ...chosen, customerId: 'sample-02' });
  expect(reply.statusCode).toBe(403);
});

test('the language of the interface is stored with the account, and answers follow the cookie', async () => {
  const browser = await gateway.login('13900000005');
  const readLocale = async () => (await browser.call('checkSession', {})).json().data.locale;
  expect(await readLocale()).toBeNull();
  expect((await browser.call('updateInterfaceLanguage', { locale: 'en' })).json().code).toBe(0);
  expect(await readLocale()).toBe('en');

  const visitor = gateway.browser();
  expect((await visitor.call('updateInterfaceLanguage', { locale: 'en' })).json().message).toBe('请先登录');
  visitor.cookies.set('osteon_language', 'en');
  const refused = await visitor.call('updateInterfaceLanguage', { locale: 'en' });
  expect([refused.statusCode, refused.json().message]).toEqual([401, 'Please log in first']);
});

test.each([
  ['Europe/Berlin', 'Europe/Berlin'],
  ['Mars/Olympus', null],
  ['x'.repeat(3000), null],
])("the time zone of the device's cookie is stored with the account: %.20s", async (cookie, stored) => {
  const browser = await gateway.login('13900000008');
  const readZone = async () => {
    expect((await browser.call('checkSession', {})).json().data.status).toBe(0);
    return (await gateway.deps.sql`select time_zone from account where id = 'sample-08'`)[0]?.['time_zone'];
  };
  expect(await readZone()).toBeNull();
  browser.cookies.set('osteon_time_zone', cookie);
  expect(await readZone()).toBe(stored);
  browser.cookies.delete('osteon_time_zone');
  expect(await readZone()).toBeNull();
});

test('no other language is stored', async () => {
  const browser = await gateway.login('13900000004');
  const url = '/gateway/customer-service/updateInterfaceLanguage';
  const apiToken = browser.cookies.get('apiToken') ?? '';
  const reply = await browser.send({ method: 'POST', url, payload: { locale: 'fr' }, headers: { apiToken } });
  expect(reply.statusCode).toBe(400);
  expect((await browser.call('checkSession', {})).json().data.locale).toBeNull();
});
