import type { ResponseOf } from '@osteon/contract';
import { vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { chooseFiles } from '../../../../test/choose-files.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logInLocked, MASKED_MOBILE } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { openDialog } from '../../../lib/dialogs.ts';

const REASON = '科室值班室有两台公用电脑，都是我本人登录。';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });
const lock = dialog('账号已被永久停用');
const appeal = dialog('账号申诉');
const alert = appeal.getByRole('alert');
const reason = appeal.getByRole('textbox', { name: '申诉理由', exact: true });
const pictures = appeal.getByRole('img', { name: '申诉图片', exact: true });

/** An appeal in a response to its owner. */
const sentAppeal = {
  caseNumber: 'SS20261121-0047',
  state: 'open',
  createdAt: Date.UTC(2026, 10, 21, 2),
  answeredAt: null,
  answer: '',
  answeredBy: '',
} satisfies ResponseOf<'submitAppeal'>['appeal'];

const answered = { answeredAt: Date.UTC(2026, 10, 21, 3), answer: '请补充科室排班表', answeredBy: '客服 陈' };

/** Opens the dialog from that of the lock. */
async function openAppeal(gateway: FakeGateway, newest: ResponseOf<'getAppeal'>['appeal'] = null): Promise<void> {
  gateway.answer('getAppeal', { appeal: newest });
  logInLocked(gateway, 'permanent');
  await renderEmptyPage();
  openDialog('permanentLock');
  await button(lock, '申诉').click();
}

async function openForm(gateway: FakeGateway): Promise<void> {
  gateway.answer('uploadAppealImage', { imageId: 'BBBBBBBBBBBBBBBBBBBBBB' });
  await openAppeal(gateway);
  await button(appeal, '网页申诉').click();
}

const getPixels = (image: Element) => image instanceof HTMLImageElement && image.naturalWidth;

async function picture(): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], '排班表.png', { type: 'image/png' });
}

test('the dialog leads to the app; Esc returns to the lock', async ({ gateway }) => {
  await openAppeal(gateway);
  await expect.element(appeal).toMatchTextContent(`请安装最新版App，使用${MASKED_MOBILE}登录后提交申诉`);
  await expect.element(appeal.getByRole('img', { name: '扫码下载手机App', exact: true })).toBeVisible();
  const install = appeal.getByRole('link', { name: '安装新版App', exact: true });
  await expect.element(install).toHaveAttribute('href', 'https://osteon.example/app');
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(appeal).not.toBeInTheDocument();
  await expect.element(button(lock, '申诉')).toHaveFocus();
});

test('a change of account logs out and opens the login', async ({ gateway }) => {
  gateway.answer('logout', {});
  gateway.answer('checkPcLoginStatus', { customerId: null, pcLoginStatus: 0, scanned: false });
  gateway.answer('generatePcLoginQrCode', { qrCodeUrl: 'https://osteon.example', scene: 'B', matchNumber: '42' });
  await openAppeal(gateway);
  await button(appeal, '切换账号').click();
  await expect.element(dialog('登录观看骨科专业视频')).toBeVisible();
  await expect.element(appeal).not.toBeInTheDocument();
  await expect.element(lock).not.toBeInTheDocument();
});

test('a dialog without a response offers to try again', async ({ gateway }) => {
  logInLocked(gateway, 'permanent');
  gateway.disconnect('getAppeal');
  await renderEmptyPage();
  openDialog('appeal');
  const retry = button(appeal, '重试');
  await expect.element(retry).toBeVisible();
  gateway.answer('getAppeal', { appeal: null });
  await retry.click();
  await expect.element(appeal).toMatchTextContent('请安装最新版App');
});

test('the reason is required and counted, and stays while the form is left', async ({ gateway }) => {
  await openForm(gateway);
  await expect.element(appeal).toMatchTextContent(`处理结果将以短信发送至${MASKED_MOBILE}`);
  await button(appeal, '提交').click();
  await expect.element(alert).toHaveTextContent('请填写申诉理由');
  await expect.element(reason).toHaveFocus();
  await expect.poll(() => gateway.count('submitAppeal')).toBe(0);
  await reason.fill(REASON);
  await expect.element(appeal).toMatchTextContent('21/500');
  await button(appeal, '返回').click();
  await button(appeal, '网页申诉').click();
  await expect.element(reason).toHaveValue(REASON);
});

test('three pictures of at most 10 MB can be added and removed', async ({ gateway }) => {
  await openForm(gateway);
  chooseFiles(new File(['no picture'], 'a.txt', { type: 'text/plain' }));
  await expect.element(alert).toHaveTextContent('请上传图片文件');
  chooseFiles(new File([new Uint8Array(10_485_761)], 'a.png', { type: 'image/png' }));
  await expect.element(alert).toHaveTextContent('图片大小不能超过10MB');
  await expect.poll(() => gateway.count('uploadAppealImage')).toBe(0);
  const one = await picture();
  chooseFiles(one, one, one, one);
  await expect.poll(() => pictures.elements()).toHaveLength(3);
  await expect.element(button(appeal, '添加图片')).not.toBeInTheDocument();
  // Thumbnails of pictures that are uploaded in full size.
  await expect.poll(() => pictures.elements().map(getPixels)).toEqual([200, 200, 200]);
  await button(appeal, '移除图片').first().click();
  await expect.poll(() => pictures.elements()).toHaveLength(2);
  expect(await axeViolations()).toEqual([]);
});

test('an appeal is sent once its pictures are uploaded, and then shown', async ({ gateway }) => {
  await openForm(gateway);
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.answer('uploadAppealImage', async () => {
    await promise;
    return { imageId: 'BBBBBBBBBBBBBBBBBBBBBB' };
  });
  gateway.refuse('submitAppeal', 50000);
  await reason.fill(REASON);
  chooseFiles(await picture());
  await expect.element(button(appeal, '提交')).toBeDisabled();
  resolve();
  await button(appeal, '提交').click();
  await expect.element(alert).toHaveTextContent('提交失败，请稍后重试');
  await expect.element(reason).toHaveValue(REASON);

  gateway.answer('submitAppeal', { appeal: sentAppeal });
  gateway.answer('getAppeal', { appeal: sentAppeal });
  await button(appeal, '提交').click();
  const sent = dialog('申诉已提交');
  await expect.element(sent.getByText('SS20261121-0047', { exact: true })).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('submitAppeal'))
    .toEqual({ reason: REASON, imageIds: ['BBBBBBBBBBBBBBBBBBBBBB'] });
  for (const [index, text] of [/^已提交/, /^人工处理中/, /^短信通知结果/].entries()) {
    await expect.element(sent.getByRole('listitem').nth(index)).toMatchTextContent(text);
  }
  expect(await axeViolations()).toEqual([]);
  await button(sent, '我知道了').click();
  await expect.element(lock).toBeVisible();
});

test('a rejected appeal shows the answer, and another can be sent', async ({ gateway }) => {
  await openAppeal(gateway, { ...sentAppeal, ...answered, state: 'rejected' });
  const rejected = dialog('申诉未通过');
  await expect.element(rejected).toMatchTextContent('SS20261121-0047');
  for (const [index, text] of [/^已提交/, /^已答复/].entries()) {
    await expect.element(rejected.getByRole('listitem').nth(index)).toMatchTextContent(text);
  }
  await expect.element(rejected.getByRole('blockquote')).toHaveTextContent('请补充科室排班表客服 陈');
  expect(await axeViolations()).toEqual([]);
  await button(rejected, '再次申诉').click();
  gateway.answer('submitAppeal', { appeal: sentAppeal });
  gateway.answer('getAppeal', { appeal: sentAppeal });
  await reason.fill('附上排班表。');
  await button(appeal, '提交').click();
  await expect.element(dialog('申诉已提交')).toBeVisible();
});

test('an open appeal is polled every 15 seconds until it is accepted', async ({ gateway }) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openAppeal(gateway, sentAppeal);
  await expect.element(dialog('申诉已提交')).toBeVisible();
  const before = gateway.count('getAppeal');
  await vi.advanceTimersByTimeAsync(12_000);
  await expect.poll(() => gateway.count('getAppeal')).toBe(before);
  gateway.answer('getAppeal', { appeal: { ...sentAppeal, ...answered, state: 'accepted' } });
  const checks = gateway.count('checkSession');
  await vi.advanceTimersByTimeAsync(3000);
  const accepted = dialog('申诉已通过');
  await expect.element(accepted.getByRole('blockquote')).toMatchTextContent('请补充科室排班表');
  await expect.poll(() => gateway.count('checkSession')).toBe(checks + 1);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.poll(() => gateway.count('getAppeal')).toBe(before + 1);
  expect(await axeViolations()).toEqual([]);
});
