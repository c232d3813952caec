import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { freshMobile, logInByCode, logInByPassword } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const consent = (page: Page) => page.getByRole('checkbox', { name: /^我同意骨元仅为核验身份处理我的证件照片/ });

/** A photo as a file of a browser's form. */
async function photo(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 800;
    canvas.height = 500;
    const context = canvas.getContext('2d');
    context?.fillRect(40, 40, 300, 200);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return { name: 'card.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}

/** The number of the customer's certification, which its owner and the reviewer name it by. */
async function readNumber(page: Page): Promise<string> {
  const { certification } = await callGateway(page.request, 'getCustomerAuthInfo', {});
  if (certification === null) throw new Error('nothing was submitted');
  return certification.number;
}

test('a doctor from abroad applies in English, and the open page follows the decision', async ({ page }) => {
  await logInByCode(page.request, freshMobile());
  await page.goto('/edu/personalHome');
  await button(page, '去认证').click();
  await button(page, '其他国家/地区 Other countries/regions').click();
  await expect(dialog(page, 'Basic information')).toBeVisible();
  await field(page, 'Name').fill('Anna Lindqvist');
  await page.getByRole('combobox', { name: 'Specialty', exact: true }).click();
  await page.getByRole('option').first().click();
  await field(page, 'Hospital').fill('Rigshospitalet, Copenhagen');
  await button(page, 'Next').click();
  const upload = dialog(page, 'Upload your work ID photo');
  await expect(button(page, 'Choose photo')).toBeDisabled();
  await upload.getByRole('checkbox', { name: /^I agree to Osteon processing the photo/ }).check();
  await upload.locator('input[type=file]').setInputFiles(await photo(page));
  await expect(upload.getByRole('img', { name: 'Work ID photo preview', exact: true })).toBeVisible();
  await button(page, 'Submit').click();
  await expect(page.getByRole('status').getByText('Submitted, please wait for review')).toBeVisible();
  // The choice of another country has chosen English, whose readers are asked for the languages of content once.
  const languages = dialog(page, 'Language preference');
  await expect(languages).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('/edu/personalInfo#certification');
  const status = section(page, 'Identity certification');
  await expect(status).toContainText('Doctor level 1 · In review');
  await expect(status).toContainText('ahead of you');
  await runOperator('certifications', 'accept', await readNumber(page), '--by', '0217');
  await expect(status).toContainText('Doctor level 1 · Certified');
  await expect(button(page, 'Apply for level 2')).toBeVisible();
});

test('a company submits its documents, and a refused letter alone is sent again', { tag: '@core' }, async ({
  page,
}) => {
  await logInByPassword(page, '13900000006');
  await page.goto('/edu/pc/v5/allinManufacturerAuth');
  await expect(page.getByRole('heading', { name: '企业认证', exact: true })).toBeVisible();
  await consent(page).check();
  await section(page, '营业执照')
    .locator('input[type=file]')
    .setInputFiles(await photo(page));
  await expect(section(page, '营业执照')).toContainText('已上传');
  await section(page, '认证授权书')
    .locator('input[type=file]')
    .setInputFiles(await photo(page));
  await expect(section(page, '认证授权书')).toContainText('已上传');
  await field(page, '企业名称').fill('云江衡岫医疗科技有限公司');
  await field(page, '统一社会信用代码').fill('91350100M000100Y43');
  await field(page, '姓名').fill('衡立言');
  await page.reload();
  await expect(field(page, '企业名称')).toHaveValue('云江衡岫医疗科技有限公司');
  await button(page, '提交').click();
  await expect(page.getByText('企业认证　审核中', { exact: true })).toBeVisible();

  await runOperator('certifications', 'refuse', await readNumber(page), 'letter=blurred=公章模糊', '--by', '0217');
  await expect(page.getByText('企业认证　需补充1项', { exact: true })).toBeVisible();
  await expect(section(page, '营业执照')).toContainText('已通过，无需重新上传');
  await consent(page).check();
  await section(page, '认证授权书')
    .locator('input[type=file]')
    .setInputFiles(await photo(page));
  await expect(section(page, '认证授权书')).toContainText('已上传');
  await button(page, '提交').click();
  await expect(page.getByText('企业认证　审核中', { exact: true })).toBeVisible();
  await runOperator('certifications', 'accept', await readNumber(page), '--by', '0217');
  await expect(page.getByText('企业认证　已认证', { exact: true })).toBeVisible();
});
