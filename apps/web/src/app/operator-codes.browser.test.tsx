import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, renderEmptyPage, renderPage, test } from '../../test/component-test.tsx';
import { logInLocked } from '../../test/customer.ts';
import type { FakeGateway } from '../../test/fake-gateway.ts';
import { openLoginDialog } from '../../test/login-dialog.ts';
import { SampleNote } from '../features/official/sample-note.tsx';
import { FullFooter } from '../features/shell/footer/full-footer.tsx';
import { openDialog } from '../lib/dialogs.ts';
import { site } from '../lib/site.ts';

const { appUrl, officialAccountUrl, sample } = site;
const withoutAddresses = () => Object.assign(site, { appUrl: '', officialAccountUrl: '' });

afterEach(() => void Object.assign(site, { appUrl, officialAccountUrl, sample }));

/** Components with a code of the app or the official account, and something that they show beside it. */
const components: Readonly<
  Record<string, { open: (gateway: FakeGateway) => Promise<unknown>; code: RegExp; beside: RegExp }>
> = {
  'the footer': {
    open: () => renderPage(<FullFooter />),
    code: /^(下载App|关注公众号)$/,
    beside: /service@osteon\.example/,
  },
  'the lead to the app': {
    open: async () => {
      await renderEmptyPage();
      openDialog('leadToApp', { about: 'messages' });
    },
    code: /App二维码/,
    beside: /在网页查看消息/,
  },
  'the appeal': {
    open: async (gateway) => {
      logInLocked(gateway, 'permanent');
      gateway.answer('getAppeal', { appeal: null });
      await renderEmptyPage();
      openDialog('appeal');
    },
    code: /扫码下载手机App/,
    beside: /网页申诉/,
  },
};

for (const [component, { open, code, beside }] of Object.entries(components)) {
  test(`${component} shows a code where the operator names an address`, async ({ gateway }) => {
    await open(gateway);
    await expect.element(page.getByRole('img', { name: code }).first()).toBeVisible();
  });

  test(`${component} shows no code without an address`, async ({ gateway }) => {
    withoutAddresses();
    await open(gateway);
    await expect.element(page.getByText(beside).first()).toBeVisible();
    expect(page.getByRole('img', { name: code }).elements()).toHaveLength(0);
  });
}

test('only beside the sample library the official page explains a sample address', async () => {
  const note = page.getByText('这是示例地址，正式使用时打开运营方设置的骨元 App', { exact: true });
  for (const shown of [true, false]) {
    Object.assign(site, { sample: shown });
    await renderPage(<SampleNote />, '/official?sampleOf=app');
    expect(note.elements()).toHaveLength(Number(shown));
    await cleanup();
  }
});

test('the login offers the app only where it has an address', async ({ gateway }) => {
  withoutAddresses();
  const login = await openLoginDialog(gateway);
  await expect.element(login.getByRole('img', { name: '登录二维码', exact: true })).toBeVisible();
  expect(login.getByRole('button', { name: '下载手机App', exact: true }).elements()).toHaveLength(0);
});
