import type { Browser, Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';
import { heading, logInOnPhone, openPhone, scanQrCode, tap } from '../support/phone.ts';
import { drawDocument } from './draw-document.ts';

test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
  },
});

interface Journey {
  readonly phone: Page;
  /** The dialog of the open desktop page, which displays the phone's progress. */
  readonly panel: Locator;
  /** The durations of the phone's calls, in ms; without the upload. */
  readonly times: number[];
}

/** A desktop and a phone of one new account; the phone has scanned the code on the desktop's screen. */
async function openBoth(page: Page, browser: Browser): Promise<Journey> {
  const mobile = freshMobile();
  await logInByCode(page.request, mobile);
  const socketOpen = page.waitForEvent('websocket');
  await page.goto('/edu/personalInfo');
  await socketOpen;
  // A reload would lose it.
  await page.evaluate(() => document.documentElement.toggleAttribute('data-kept', true));
  await band(page).getByRole('button', { name: '去认证', exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('button', { name: '中国 China', exact: true }).click();
  const { pathname, search } = new URL(await scanQrCode(panel.getByRole('img', { name: '认证二维码', exact: true })));
  const phone = await openPhone(browser);
  const times: number[] = [];
  phone.on('requestfinished', (request) => {
    const { responseEnd } = request.timing();
    if (/(getAuthScene|submitAuthPhone|listHospitals|getAuthMajor)/.test(request.url())) times.push(responseEnd);
  });
  await phone.goto(pathname + search);
  await logInOnPhone(phone, mobile);
  await expect(heading(phone, '请选择您的身份')).toBeVisible();
  await expect(panel.getByText('已扫码，请在手机上完成', { exact: true })).toBeVisible();
  return { phone, panel, times };
}

/** The state of the certification on the desktop. */
const band = (page: Page) => page.getByRole('region', { name: '身份认证', exact: true });

/** Waits until the open desktop page shows that step of the phone as the one under way. */
async function followStep(panel: Locator, name: string): Promise<void> {
  await expect(panel.locator('[aria-current=step]')).toContainText(name);
}

const isSamePage = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-kept'));

/** Chooses a role and fills the form in, by the keyboard where it has suggestions. */
async function fillBasicInfo(phone: Page, given: { role: RegExp; name: string; title: string }): Promise<void> {
  await phone.getByRole('button', { name: given.role }).tap();
  await expect(phone).toHaveURL(/\/m\/certify\/allinBasicAuthInfo\?/);
  await expect(phone.getByRole('button', { name: '下一步', exact: true })).toBeDisabled();
  await phone.getByRole('textbox', { name: '姓名', exact: true }).fill(given.name);
  const hospital = phone.getByRole('combobox', { name: '医院', exact: true });
  await hospital.fill('清和二院');
  await expect(phone.getByRole('option', { name: '清和市第二人民医院' })).toBeVisible();
  await hospital.press('ArrowDown');
  await hospital.press('Enter');
  await expect(hospital).toHaveValue('清和市第二人民医院');
  await phone.getByRole('combobox', { name: '科室', exact: true }).selectOption('运动医学科');
  await phone.getByRole('combobox', { name: '职称', exact: true }).selectOption(given.title);
  await phone.getByRole('group', { name: '专业', exact: true }).getByRole('button').first().tap();
  await tap(phone, '下一步');
  await expect(heading(phone, '上传证件照片')).toBeVisible();
}

async function getNumber(page: Page): Promise<string> {
  const { certification } = await callGateway(page.request, 'getCustomerAuthInfo', {});
  return certification?.number ?? '';
}

function getP95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}

test('a doctor certifies by phone, sends the refused photo alone once more, and is accepted', {
  tag: '@core',
}, async ({ page, browser }) => {
  const { phone, panel, times } = await openBoth(page, browser);
  await followStep(panel, '填写基本信息');
  await fillBasicInfo(phone, { role: /^医生 执业证书/, name: '周予安', title: '主治医师' });
  await followStep(panel, '拍摄证件照片');
  await expect(phone.getByRole('button', { name: '拍照', exact: true })).toBeDisabled();
  await phone.getByRole('checkbox').check();

  await phone.getByLabel('从相册选择', { exact: true }).setInputFiles(drawDocument('card.png', { light: 0.2 }));
  await expect(heading(phone, '调整照片')).toBeVisible();
  await tap(phone, '使用');
  await expect(heading(phone, '照片不够清楚')).toBeVisible();
  await expect(phone.getByText('光线太暗，看不清字迹', { exact: true })).toBeVisible();
  await tap(phone, '仍然使用');
  await expect(heading(phone, '核对并提交')).toBeVisible();
  await expect(phone).toHaveURL(/\/m\/certify\/uploadAuthCert\?/);
  await expect(phone.getByText('已上传', { exact: true })).toBeVisible();
  expect(await axeViolations(phone)).toEqual([]);
  await followStep(panel, '核对并提交');
  await tap(phone, '提交');
  await expect(heading(phone, '提交成功，请等待审核')).toBeVisible();
  const number = await getNumber(page);
  await expect(page.getByRole('dialog', { name: '提交成功，请等待审核', exact: true })).toContainText(number);

  await runOperator('certifications', 'refuse', number, 'licence=dark=请到明亮处再拍一张', '--by', '审核员');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(band(page)).toContainText('医生一级　需补充1项');
  await expect(band(page).getByRole('listitem').filter({ hasText: '基本信息' })).toContainText('已通过');
  await expect(band(page).getByRole('listitem').filter({ hasText: '执业证书照片' })).toContainText('光线太暗');
  await expect(band(page)).toContainText('审核人员：请到明亮处再拍一张');
  await phone.reload();
  await expect(heading(phone, '有1项需要补充')).toBeVisible();
  await expect(phone.getByText('审核人员：请到明亮处再拍一张', { exact: true })).toBeVisible();

  await phone.context().grantPermissions(['camera']);
  await tap(phone, '重新拍这一张');
  await phone.getByRole('checkbox').check();
  await tap(phone, '拍照 执业证书');
  await expect(phone.getByRole('button', { name: '拍照', exact: true })).toBeEnabled();
  expect(await axeViolations(phone)).toEqual([]);
  await tap(phone, '拍照');
  // The test picture of the browser is no document; the result of the check does not matter here.
  await phone.getByRole('button', { name: /^(使用这张照片|仍然使用)$/ }).tap();
  await expect(phone.getByText('已上传', { exact: true })).toBeVisible();
  await tap(phone, '提交');
  await expect(heading(phone, '提交成功，请等待审核')).toBeVisible();
  expect(await getNumber(page)).toBe(number);
  await expect(band(page)).toContainText('医生一级　审核中');

  await runOperator('certifications', 'accept', number, '--by', '审核员');
  await expect(band(page)).toContainText('医生一级　已认证');
  expect(await isSamePage(page)).toBe(true);
  await phone.reload();
  await expect(heading(phone, '医生一级认证已通过')).toBeVisible();
  await expect(phone.getByText('评论、点赞评论、为医生点赞', { exact: true })).toBeVisible();
  expect(await axeViolations(phone)).toEqual([]);
  await tap(phone, '申请二级认证');
  await expect(heading(phone, '上传两份证书')).toBeVisible();
  await expect(phone.getByRole('button', { name: '提交', exact: true })).toBeDisabled();
  // Printed and not judged: the other journeys run beside this one.
  console.log(`certify: p95 of ${times.length} calls without the upload ${Math.round(getP95(times))} ms`);
  await phone.context().close();
});

test('a nurse certifies with a letter of the employer, from an old link; a code of another account is refused', async ({
  page,
  browser,
}) => {
  const { phone } = await openBoth(page, browser);
  const { search } = new URL(phone.url());
  await phone.getByRole('button', { name: /^企业 / }).tap();
  await expect(heading(phone, '请在电脑上完成企业认证')).toBeVisible();
  expect(await axeViolations(phone)).toEqual([]);
  await phone.goto(`/edu/m/certify?scene=${crypto.randomUUID()}`);
  await expect(heading(phone, '二维码已过期')).toBeVisible();
  await tap(phone, '在手机上继续');
  await expect(heading(phone, '请选择您的身份')).toBeVisible();

  await phone.goto(`/edu/pc/v5/uploadAuthCert${search}`);
  // Nothing is filled in yet, so the link leads to the first step.
  await expect(phone).toHaveURL(/\/m\/certify\/choiceAllinAuthRole\?scene=/);
  await fillBasicInfo(phone, { role: /^护士 /, name: '沈知微', title: '主管护师' });
  await phone.getByText('单位证明', { exact: true }).tap();
  await expect(phone.getByText('盖有单位公章，写明姓名与岗位', { exact: true })).toBeVisible();
  await phone.getByRole('checkbox').check();
  await phone.getByLabel('从相册选择', { exact: true }).setInputFiles(drawDocument('letter.png'));
  await tap(phone, '使用');
  await phone.getByRole('button', { name: /^(使用这张照片|仍然使用)$/ }).tap();
  await expect(phone.getByText('已上传', { exact: true })).toBeVisible();
  await tap(phone, '提交');
  await expect(heading(phone, '提交成功，请等待审核')).toBeVisible();
  const submitted = page.getByRole('dialog', { name: '提交成功，请等待审核', exact: true });
  await submitted.getByRole('button', { name: '我知道了', exact: true }).click();
  await expect(band(page)).toContainText('护士　审核中');
  await runOperator('certifications', 'accept', await getNumber(page), '--by', '审核员');
  await expect(band(page)).toContainText('护士　已认证');
  expect(await isSamePage(page)).toBe(true);
  await phone.reload();
  await expect(heading(phone, '护士认证已通过')).toBeVisible();
  await expect(phone.getByRole('button', { name: '申请二级认证', exact: true })).toHaveCount(0);
  await phone.context().close();
});
