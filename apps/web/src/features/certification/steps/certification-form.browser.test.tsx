import { type Locator, page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { authInfo, certification, majors } from '../../../../test/certification.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { openCertification } from '../../../entities/certification/open-certification.ts';
import { clearCertificationDraft } from '../certification-draft.ts';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const alert = page.getByRole('dialog').getByRole('alert');
const specialty = page.getByRole('combobox', { name: 'Specialty', exact: true });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const chooser = dialog('身份认证');
const form = dialog('Basic information');
const upload = dialog('Upload your work ID photo');
const PATH = 'B'.repeat(22);

async function openDialog(gateway: FakeGateway, info = authInfo(), level?: 1 | 2): Promise<void> {
  clearCertificationDraft();
  gateway.answer('getAuthMajor', majors);
  gateway.answer('getCustomerAuthInfo', info);
  gateway.answer('submitAuthAction', { authenticationState: 0 });
  gateway.answer('uploadAuthEnclosure', { attPath: PATH });
  logIn(gateway);
  await renderEmptyPage();
  openCertification(level ? { level } : {});
}

async function openForm(gateway: FakeGateway): Promise<void> {
  await openDialog(gateway);
  await button('其他国家/地区 Other countries/regions').click();
  await expect.element(form).toBeVisible();
}

async function fillForm(): Promise<void> {
  await field('Name').fill('Anna Lindqvist');
  await specialty.click();
  await option('Joint Surgery').click();
  await option('Sports Medicine').click();
  await field('Hospital').fill('Rigshospitalet, Copenhagen');
}

async function openUpload(gateway: FakeGateway): Promise<void> {
  await openForm(gateway);
  await fillForm();
  await button('Next').click();
  await expect.element(upload).toBeVisible();
}

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

/** Chooses a file as the browser's file dialog does. */
async function choose(file: File): Promise<void> {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('the form has no file input');
  await userEvent.upload(input, file);
}

const consent = page.getByRole('checkbox', { name: /^I agree that Osteon processes/ });

async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], 'card.png', { type: 'image/png' });
}

test('step 1 asks for the country in both languages', async ({ gateway }) => {
  await openDialog(gateway);
  await expect.element(chooser).toMatchTextContent('请选择您所在的国家/地区Please select your country/region');
  await expect.element(button('中国 China')).toBeVisible();
  await expect.element(button('其他国家/地区 Other countries/regions')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('an answer that fails offers to try again', async ({ gateway }) => {
  gateway.fail('getCustomerAuthInfo', 500);
  logIn(gateway);
  await renderEmptyPage();
  openCertification();
  const retry = button('重试');
  await expect.element(retry).toBeVisible();
  gateway.answer('getCustomerAuthInfo', authInfo());
  await retry.click();
  await expect.element(button('中国 China')).toBeVisible();
});

test('the name is judged when its field is left, and Next waits for all three', async ({ gateway }) => {
  await openForm(gateway);
  await expect.element(button('Next')).toBeDisabled();
  await field('Name').fill('Anna_L2');
  await expect.element(alert).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(alert).toHaveTextContent('Name can only contain Chinese characters, English letters, - and ·');
  await userEvent.tab();
  await expect.element(page.getByText('Please select your specialty', { exact: true }).last()).toBeVisible();
  await userEvent.tab();
  await expect
    .poll(() => alert.elements().map(({ textContent }) => textContent))
    .toEqual([
      'Name can only contain Chinese characters, English letters, - and ·',
      'Please select your specialty',
      'Please enter your hospital',
    ]);
  await field('Name').fill('');
  await expect.element(alert.first()).toHaveTextContent('Please enter your name');
  expect(await axeViolations()).toEqual([]);
  await fillForm();
  await expect.element(button('Next')).toBeEnabled();
  await expect.element(alert).not.toBeInTheDocument();
});

test('specialties are chosen by the keyboard; Esc closes the list alone', async ({ gateway }) => {
  await openForm(gateway);
  await field('Name').click();
  await userEvent.keyboard('{Tab}{Enter}{ArrowDown}{Enter}{End}{Enter}');
  await expect.element(option('Spine Surgery')).toHaveAttribute('aria-selected', 'true');
  await expect.element(button('Remove Sports Medicine')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(option('Spine Surgery')).not.toBeInTheDocument();
  await expect.element(form).toBeVisible();
  await button('Remove Spine Surgery').click();
  await expect.element(button('Remove Spine Surgery')).not.toBeInTheDocument();
  await expect.element(specialty).toHaveFocus();
});

test('back leads to the country and keeps the fields, closing the dialog too', async ({ gateway }) => {
  await openForm(gateway);
  await fillForm();
  await button('Back').click();
  await button('其他国家/地区 Other countries/regions').click();
  await expect.element(field('Name')).toHaveValue('Anna Lindqvist');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  openCertification();
  await button('其他国家/地区 Other countries/regions').click();
  await expect.element(field('Hospital')).toHaveValue('Rigshospitalet, Copenhagen');
  await expect.element(button('Remove Joint Surgery')).toBeVisible();
});

test('the form is English and can be switched to Chinese', async ({ gateway }) => {
  await openForm(gateway);
  await fillForm();
  await button('中文').click();
  await expect.element(dialog('填写基本信息')).toMatchTextContent('第2步，共3步');
  await expect.element(button('移除关节外科')).toBeVisible();
  await button('English').click();
  await expect.element(form).toMatchTextContent('Step 2 of 3');
});

test('on a phone the chosen specialties leave no empty line, and the language is at the left below the fields', async ({
  gateway,
}) => {
  await page.viewport(360, 740);
  await openForm(gateway);
  await fillForm();
  const { bottom, right } = boxOf(specialty);
  const chip = boxOf(button('Remove Sports Medicine'));
  expect(bottom - chip.bottom).toBeLessThan(12);
  // The list opens by a press beside the chips, too.
  await specialty.click({ position: { x: right - boxOf(specialty).left - 20, y: 20 } });
  await expect.element(option('Spine Surgery')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  const language = boxOf(button('中文'));
  const hospital = boxOf(field('Hospital'));
  expect(language.left).toBeLessThan(hospital.left);
  expect(language.top).toBeGreaterThan(hospital.bottom);
  expect(language.bottom).toBeLessThan(boxOf(button('Next')).top);
  expect(await axeViolations()).toEqual([]);
});

test('a failed step 2 says so and keeps everything', async ({ gateway }) => {
  await openForm(gateway);
  await fillForm();
  gateway.refuse('submitAuthAction', 40900, '您的认证正在审核中');
  await button('Next').click();
  await expect.element(alert).toHaveTextContent('Submit failed');
  await expect.element(field('Name')).toHaveValue('Anna Lindqvist');
});

test('the photo is judged by its kind and size, in Chinese, and is required', async ({ gateway }) => {
  await openUpload(gateway);
  await expect.element(button('Choose photo')).toBeDisabled();
  await expect.element(consent).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await consent.click();
  await expect.element(button('Choose photo')).toBeEnabled();
  expect(await axeViolations()).toEqual([]);
  await button('Submit').click();
  await expect.element(alert).toHaveTextContent('Please upload your work ID photo');
  await choose(new File(['no picture'], 'a.txt', { type: 'text/plain' }));
  await expect.element(alert).toHaveTextContent('请上传图片文件');
  await choose(new File([new Uint8Array(10_485_761)], 'a.png', { type: 'image/png' }));
  await expect.element(alert).toHaveTextContent('图片大小不能超过10MB');
  await expect.element(alert).toHaveAttribute('lang', 'zh-CN');
  await expect.poll(() => gateway.count('uploadAuthEnclosure')).toBe(0);
  await choose(await photo());
  await expect.element(page.getByRole('img', { name: 'Work ID photo preview', exact: true })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await button('Remove photo').click();
  await expect.element(button('Choose photo')).toBeVisible();
});

test('a failed submission stays in step 3 with the photo; the next one closes the dialog', async ({ gateway }) => {
  await openUpload(gateway);
  await expect
    .poll(() => gateway.lastPayload('submitAuthAction'))
    .toEqual({
      opflag: 1,
      fullName: 'Anna Lindqvist',
      company: 'Rigshospitalet, Copenhagen',
      newAreasExpertise: ['joint', 'sports'],
      role: 6,
      level: 1,
      country: 'OTHER',
    });
  await consent.click();
  await choose(await photo());
  gateway.refuse('submitAuthAction', 50000, '服务异常');
  await button('Submit').click();
  await expect.element(alert).toHaveTextContent('Submit failed');
  await expect.element(page.getByRole('img', { name: 'Work ID photo preview', exact: true })).toBeVisible();
  gateway.disconnect('uploadAuthEnclosure');
  await button('Submit').click();
  await expect.poll(() => gateway.count('uploadAuthEnclosure')).toBe(2);
  await expect.element(alert).toHaveTextContent('Submit failed');
  gateway.refuse('uploadAuthEnclosure', 41501, '请上传图片文件');
  await button('Submit').click();
  await expect.element(alert).toHaveTextContent('请上传图片文件');
  gateway.answer('uploadAuthEnclosure', { attPath: PATH });
  gateway.answer('submitAuthAction', { authenticationState: 3 });
  gateway.answer('getCustomerAuthInfo', authInfo({ certification: certification() }));
  await button('Submit').click();
  await expect.element(page.getByText('Submitted, please wait for review', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect
    .poll(() => gateway.lastPayload('uploadAuthEnclosure'))
    .toMatchObject({
      extName: 'jpeg',
      attType: 11,
      consent: '2026-11-23',
    });
  await expect
    .poll(() => gateway.lastPayload('submitAuthAction'))
    .toEqual({
      opflag: 2,
      authAttList: [{ attPath: PATH, attPositionType: 1, attType: 11 }],
      isCompleted: 0,
    });
});

test('the photo shows how much of it has been uploaded', async ({ gateway }) => {
  await openUpload(gateway);
  await consent.click();
  await choose(await photo());
  let finish: () => void = () => undefined;
  const uploaded = new Promise<void>((resolve) => {
    finish = resolve;
  });
  gateway.answer('uploadAuthEnclosure', async () => {
    await uploaded;
    return { attPath: PATH };
  });
  await button('Submit').click();
  const bar = upload.getByRole('progressbar', { name: 'Work ID photo preview', exact: true });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
  await expect.element(upload).toMatchTextContent('Uploading…50%');
  expect(await axeViolations()).toEqual([]);
  finish();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('level 2 abroad asks for the licence', async ({ gateway }) => {
  await openDialog(gateway, authInfo({ roleId: 6, certification: certification({ state: 'accepted' }) }));
  await button('其他国家/地区 Other countries/regions').click();
  await expect.element(field('Name')).toHaveValue('Anna Lindqvist');
  await button('Next').click();
  const licence = dialog('Upload your medical licence photo');
  await expect.element(licence).toBeVisible();
  await button('Submit').click();
  await expect.element(alert).toHaveTextContent('Please upload your medical licence photo');
  await consent.click();
  await choose(await photo());
  await button('Submit').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('uploadAuthEnclosure')).toMatchObject({ attType: 12 });
});

test('a refused name is mended alone: the photo of before stays', async ({ gateway }) => {
  const refused = certification({
    state: 'refused',
    items: [
      { item: 'basicInfo', state: 'refused', reason: 'nameDiffers', note: '', picUrl: null, sentAt: 1 },
      { item: 'workCard', state: 'accepted', reason: null, note: '', picUrl: '/favicon.svg', sentAt: 1 },
    ],
  });
  await openDialog(gateway, authInfo({ authenticationState: 4, certification: refused }));
  await expect.element(field('Name')).toHaveValue('Anna Lindqvist');
  await field('Name').fill('Anna Lindqvist-Holm');
  await button('Next').click();
  await button('Submit').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => gateway.count('uploadAuthEnclosure')).toBe(0);
  await expect.poll(() => gateway.lastPayload('submitAuthAction')).toEqual({ opflag: 2, isCompleted: 0 });
});
