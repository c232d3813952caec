import type { ResponseOf } from '@osteon/contract';
import { type Locator, page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { videoCard } from '../../../test/cards.ts';
import { expect, refetchCall, renderEmptyPage, renderPage, test } from '../../../test/component-test.tsx';
import { logIn, MASKED_MOBILE } from '../../../test/customer.ts';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { useLeaderElection } from '../../lib/poll/leader-election.ts';
import { TransferPhone } from './phone/transfer-phone.tsx';
import { TransferWatch } from './transfer-watch.tsx';

type Transfer = ResponseOf<'listTransfers'>['pageList'][number];
type Options = ResponseOf<'getTransferOptions'>;

const PICTURE = '术前正位.png';
const THUMBNAIL = '/favicon.svg?size=small';

/** A picture that the phone has sent, unread. */
const sent: Transfer = {
  id: 't1',
  resourceResult: {
    resId: '',
    resName: PICTURE,
    resNameEn: '',
    resType: 20,
    resUrlList: [{ picUrl: THUMBNAIL }],
    resCustomerList: [],
    comboActionJump: { comboActionJumpV3: { pcLink: '/favicon.svg' } },
    durationSeconds: null,
    files: [
      {
        id: 'f1',
        name: PICTURE,
        kind: 'image',
        bytes: 5000,
        width: 40,
        height: 40,
        picUrl: THUMBNAIL,
        url: '/favicon.svg',
      },
    ],
  },
  isRead: 0,
  transferDate: '2026-11-21',
  sentAt: Date.UTC(2026, 10, 21, 1, 12),
};

const options = (title: string): Options => ({
  customer: { name: '李明', account: MASKED_MOBILE },
  desktop: 'Chrome · Windows',
  resourceLanguage: 1,
  recent: [],
  popular: [videoCard('v24', title)],
});

const list = page.getByRole('dialog', { name: '文件传输', exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });

/** Returns the sources of an element's images. */
const listSources = (of: Locator) =>
  [...of.element().querySelectorAll('img')].map((image) => image.getAttribute('src'));

/** Responds with a transfer of a picture. */
function receive(gateway: FakeGateway): void {
  const { id, resourceResult } = sent;
  logIn(gateway);
  gateway.answer('getLatestUnreadTransfer', {
    code: 0,
    loginTime: null,
    loginIp: null,
    id,
    resourceResult,
    popupStatus: 0,
  });
  gateway.answer('listTransfers', { pageList: [sent], hasMore: false });
  gateway.answer('markTransferRead', {});
  gateway.answer('markTransferPopupShown', {});
}

test('a visitor is prompted to log in', async ({ gateway }) => {
  gateway.answer('generatePcLoginQrCode', { qrCodeUrl: 'https://osteon.example', scene: 'B', matchNumber: '42' });
  gateway.answer('checkPcLoginStatus', { customerId: null, pcLoginStatus: 0, scanned: false });
  await renderEmptyPage();
  openDialog('transfers');
  await expect.element(list).toMatchTextContent(/您还未登录，请登录/);
  expect(await axeViolations()).toEqual([]);
  await list.getByRole('button', { name: '去登录', exact: true }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: '登录观看骨科专业视频', exact: true })).toBeVisible();
});

test('on a phone the list leads to the page for sending instead of a code', async ({ gateway }) => {
  await page.viewport(360, 780);
  receive(gateway);
  await renderEmptyPage();
  openDialog('transfers');
  const send = list.getByRole('link', { name: '发送到我的电脑', exact: true });
  await expect.element(send).toHaveAttribute('href', '/m/transfer');
  expect(list.getByRole('img', { name: '文件传输二维码', exact: true }).elements()).toHaveLength(0);
});

test('axe finds no violation in the pop-up, the list and the pictures, of which both show thumbnails, and the focus returns to the list', async ({
  gateway,
}) => {
  receive(gateway);
  useLeaderElection.setState({ leads: true });
  await renderPage(
    <main id="main" tabIndex={-1}>
      <h1>骨元</h1>
      <TransferWatch />
    </main>,
  );
  const popup = page.getByRole('dialog', { name: '收到新的传输文件', exact: true });
  await expect.element(popup).toMatchTextContent(PICTURE);
  expect(listSources(popup)).toEqual([THUMBNAIL]);
  expect(await axeViolations()).toEqual([]);
  await popup.getByRole('button', { name: '文件传输', exact: true }).click();
  const entry = list.getByRole('button', { name: /术前正位/ });
  await expect.element(entry).toBeVisible();
  expect(listSources(entry)).toEqual([THUMBNAIL]);
  expect(await axeViolations()).toEqual([]);
  await entry.click();
  const pictures = page.getByRole('dialog', { name: PICTURE, exact: true });
  await expect.element(pictures.getByRole('img')).toHaveAttribute('src', '/favicon.svg');
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(pictures).not.toBeInTheDocument();
  await expect.element(entry).toHaveFocus();
});

test('selected items and running uploads stay when the page refetches', async ({ gateway }) => {
  gateway.answer('getTransferOptions', options('标题'));
  await renderPage(<TransferPhone login={() => null} />);
  await expect.element(heading('文件传输')).toBeVisible();
  const card = page.getByRole('checkbox', { name: /标题/ });
  await card.click({ force: true });
  expect(await axeViolations('body')).toEqual([]);
  gateway.answer('getTransferOptions', options('标题（修订）'));
  await refetchCall('getTransferOptions');
  await expect.element(page.getByText('标题（修订）', { exact: true })).toBeVisible();
  await expect.element(card).toBeChecked();
  await expect.element(button('发送（1）')).toBeEnabled();

  const photo = new OffscreenCanvas(600, 400);
  photo.getContext('2d');
  await page
    .getByLabelText('相册', { exact: true })
    .upload(new File([await photo.convertToBlob()], 'CT.png', { type: 'image/png' }));
  await expect.element(button('取消发送')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'CT.png' });
  await expect.poll(() => row.element().querySelector('img')?.naturalWidth).toBe(200);
  gateway.disconnect('getTransferOptions');
  await refetchCall('getTransferOptions');
  await expect.element(button('取消发送')).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
  await button('取消发送').click();
  await expect.element(heading('文件传输')).toBeVisible();
});

test('sent transfers are listed, and axe finds no violation', async ({ gateway }) => {
  gateway.answer('getTransferOptions', options('标题'));
  gateway.answer('sendTransfer', { list: [sent] });
  await renderPage(<TransferPhone login={() => null} />);
  await page.getByRole('checkbox', { name: /标题/ }).click({ force: true });
  await button('发送（1）').click();
  await expect.element(heading('1项已发送')).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('sendTransfer'))
    .toMatchObject({
      resources: [{ resourceType: 1, resourceId: 'v24' }],
    });
  expect(await axeViolations('body')).toEqual([]);
});
