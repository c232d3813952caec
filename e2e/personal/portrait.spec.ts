import type { Locator, Page } from '@playwright/test';
import { submitCertification } from '../certification/submit-certification.ts';
import { clickButton, openAccountPage, section } from '../support/account-page.ts';
import { expect, test } from '../support/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { userMenu } from '../support/login-dialog.ts';
import { runOperator } from '../support/operator.ts';

const BIOGRAPHY = '手外科主治医师。\n擅长断指再植。';

const profile = (page: Page) => section(page, '个人资料');
const upload = (page: Page) => page.getByRole('dialog', { name: '上传头像', exact: true });
const area = (dialog: Locator) => dialog.getByRole('application', { name: '裁剪区域', exact: true });
const portrait = (page: Page) => userMenu(page).locator('img');

/** A PNG of 600 × 400 px, red on the left and blue on the right. */
async function drawPicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 600, height: 400 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas context');
    for (const [color, left] of [['#f00', 0] as const, ['#00f', 300] as const]) {
      context.fillStyle = color;
      context.fillRect(left, 0, 300, 400);
    }
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function choose(page: Page, dialog: Locator, file: { mimeType: string; buffer: Buffer }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: /^(选择图片|重新选择)$/ }).click();
  await (await chooser).setFiles({ name: '证件照', ...file });
}

/** True if the picture is red at a share of its width, in the middle of its height. */
const isRedAt = (image: Locator, share: number) =>
  image.evaluate(async (element, at) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('no picture');
    await element.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 100, height: 100 });
    const context = canvas.getContext('2d');
    context?.drawImage(element, 0, 0, 100, 100);
    const [red = 0, , blue = 0] = context?.getImageData(at * 100, 50, 1, 1).data ?? [];
    return red > blue;
  }, share);

test('a portrait is cropped by keys, shown in every tab and removed, and a biography is public with the certification', async ({
  page,
  context,
}) => {
  await logInByCode(page.request, freshMobile());
  await openAccountPage(page);
  const other = await context.newPage();
  await other.goto('/edu/courseList');
  await expect(userMenu(other)).toBeVisible();
  await expect(portrait(other)).toHaveCount(0);

  const picture = await drawPicture(page);
  await clickButton(profile(page), '上传头像');
  const dialog = upload(page);
  await expect(dialog).toContainText('设置后立即公开');
  await choose(page, dialog, { mimeType: 'image/png', buffer: picture });
  await expect(area(dialog)).toBeVisible();
  await dialog.getByRole('slider', { name: '缩放', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(area(dialog)).toBeFocused();
  // To the left edge of the picture, where more of it is red.
  for (let presses = 0; presses < 10; presses++) await page.keyboard.press('ArrowRight');
  await clickButton(dialog, '保存');
  await expect(page.getByRole('status').getByText('头像已更新')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  for (const tab of [page, other]) {
    await expect(portrait(tab)).toHaveAttribute('src', /^\/media\/portraits\/[0-9a-f]{32}-512\.webp$/);
    expect([await isRedAt(portrait(tab), 0.6), await isRedAt(portrait(tab), 0.9)]).toEqual([true, false]);
  }
  await expect(profile(page).getByRole('button', { name: '更换头像', exact: true })).toBeFocused();

  await clickButton(profile(page), '移除');
  await expect(page.getByRole('status').getByText('头像已移除')).toBeVisible();
  for (const tab of [page, other]) await expect(portrait(tab)).toHaveCount(0);
  await expect(profile(page).getByRole('button', { name: '上传头像', exact: true })).toBeVisible();

  // The biography is public once its doctor is certified.
  const biography = page.getByRole('dialog', { name: '个人简介', exact: true });
  await clickButton(profile(page), '编辑简介');
  await expect(biography).toContainText('完成认证后公开显示在您的主页');
  await biography.getByRole('textbox', { name: '个人简介', exact: true }).fill(BIOGRAPHY);
  await clickButton(biography, '保存');
  await expect(profile(page)).toContainText('擅长断指再植。');
  const number = await submitCertification(page.request, {
    company: '清和市第二人民医院',
    fullName: '顾清禾',
    department: '手外科',
    title: '主治医师',
    newAreasExpertise: ['hand'],
  });
  await runOperator('certifications', 'accept', number, '--by', '审核员');
  // The open page is notified of the decision.
  await profile(page).getByRole('link', { name: '查看我的主页', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: '顾清禾' })).toBeVisible();
  await expect(page.getByText('主治医师 · 清和市第二人民医院')).toBeVisible();
  await expect(page.getByText('擅长断指再植。')).toBeVisible();
});
