import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { setSearchText } from '../search-box/search-text.ts';

const CUSTOMER = 'AAAAAAAAAAAAAAAAAAAAAA';
const id = expect.stringMatching(/^[0-9a-f]{32}$/);
const field = page.getByRole('combobox');

afterEach(() => {
  Reflect.deleteProperty(navigator, 'doNotTrack');
  setSearchText('');
});

const refuseTracking = () => Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });

/** Types two texts into the search page; returns the payloads of the calls, of the suggestions the last two. */
async function typeTwice(gateway: FakeGateway) {
  gateway.answer('checkAiSearchAuthority', { checkResult: false });
  gateway.answer('listHotSearches', { preList: [{ searchKey: '髋关节', recommendType: 0 }], bigDataList: [] });
  gateway.answer('listJumpWords', { dataList: [{ jumpWord: '协会', pcLink: '/organization' }] });
  gateway.answer('listRelatedSearchWords', ({ keyWord }) => ({
    dataList: [{ value: `${keyWord}骨折`, highlights: [{ text: keyWord, type: 'match' }], kind: 'disease' }],
    pinyin: false,
    jumpList: [],
  }));
  await renderEmptyPage();
  openDialog('search');
  for (const text of ['胫骨', '股骨']) {
    await field.fill(text);
    await expect.poll(() => gateway.lastPayload('listRelatedSearchWords')).toMatchObject({ keyWord: text });
  }
  const [hot, jump] = [gateway.lastPayload('listHotSearches'), gateway.lastPayload('listJumpWords')];
  return { hot, jump, suggested: gateway.sent.filter(({ name }) => name === 'listRelatedSearchWords').slice(-2) };
}

test('the search events contain the visit, the search box, the request and the customer', async ({ gateway }) => {
  logIn(gateway);
  const { hot, jump, suggested } = await typeTwice(gateway);
  expect(hot).toMatchObject({ bigDataSessionId: id, opUsr: CUSTOMER });
  expect(jump).toEqual({ opUsr: CUSTOMER, visitSiteId: 1 });
  const [first, second] = suggested.map(({ payload }) => payload as Record<string, string>);
  expect(second).toMatchObject({
    keyWord: '股骨',
    bigDataSessionId: id,
    sensorsSessionId: first?.['bigDataSessionId'],
    sceneSessionId: first?.['sceneSessionId'],
    requestSessionId: id,
  });
  expect(first?.['sceneSessionId']).toEqual(id);
  expect(second?.['requestSessionId']).not.toBe(first?.['requestSessionId']);
});

test('with Do Not Track they identify nobody', async ({ gateway }) => {
  refuseTracking();
  logIn(gateway);
  const { hot, jump, suggested } = await typeTwice(gateway);
  expect(hot).toMatchObject({ bigDataSessionId: '', opUsr: '' });
  expect(jump).toEqual({ opUsr: '', customerId: '', visitSiteId: 1 });
  expect(suggested[1]?.payload).toMatchObject({
    bigDataSessionId: '',
    sensorsSessionId: '',
    sceneSessionId: '',
    requestSessionId: '',
  });
});
