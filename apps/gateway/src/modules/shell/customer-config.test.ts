import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';

let gateway: TestApp;

beforeAll(async () => {
  gateway = await testApp();
});
afterAll(() => gateway.close());

test("a customer's settings are returned as one list, and reflect changes", async () => {
  const browser = await gateway.login('13900000003');
  const list = async () => {
    const { list: entries } = (await browser.call('listCustomerConfig', {})).json().data;
    const settings = new Map<string, string>();
    for (const { configKey, configValue } of entries) {
      expect(settings.has(configKey), `${configKey} once`).toBe(false);
      settings.set(configKey, configValue);
    }
    return Object.fromEntries(settings);
  };
  expect(await list()).toEqual({
    resourceLanguage: '1',
    videoSubtitlesLanguage: '1',
    videoAudioLanguage: '2',
    'remind.edu_message': '1',
    'remind.live_activity_message': '1',
    'remind.auth_coupon': '1',
    'remind.account_security': '1',
  });
  await browser.call('updateLanguageConfig', {
    resourceLanguage: 2,
    videoSubtitlesLanguage: 2,
    videoAudioLanguage: 1,
  });
  await browser.call('saveMessagePreference', { scene: 'edu_message', reminds: false });
  expect(await list()).toMatchObject({ resourceLanguage: '2', videoAudioLanguage: '1', 'remind.edu_message': '0' });
  await browser.call('saveMessagePreference', { scene: 'edu_message', kind: 'follow', reminds: true });
  expect(await list()).toMatchObject({ 'remind.edu_message': '1' });
});

test('a visitor has none', async () => {
  const reply = await gateway.browser().call('listCustomerConfig', {});
  expect([reply.statusCode, reply.json().code]).toEqual([401, 40100]);
});
