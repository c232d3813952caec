import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { authInfo, certification } from '../../../../test/certification.ts';
import {
  ATT_PATH,
  alert,
  button,
  field,
  fillCertificationForm,
  openCertificationDialog,
  openCertificationForm,
  step,
} from '../../../../test/certification-dialog.ts';
import { chooseFiles } from '../../../../test/choose-files.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';

const upload = step('Upload your work ID photo');
const consent = page.getByRole('checkbox', { name: /^I agree to Osteon processing/ });

async function openUpload(gateway: FakeGateway): Promise<void> {
  await openCertificationForm(gateway);
  await fillCertificationForm();
  await button('Next').click();
  await expect.element(upload).toBeVisible();
}

async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], 'card.png', { type: 'image/png' });
}

test('the photo is validated by its type and size, in Chinese, and is required', async ({ gateway }) => {
  await openUpload(gateway);
  await expect.element(button('Choose photo')).toBeDisabled();
  await expect.element(consent).toHaveFocus();
  expect(await axeViolations()).toEqual([]);
  await consent.click();
  await expect.element(button('Choose photo')).toBeEnabled();
  expect(await axeViolations()).toEqual([]);
  await button('Submit').click();
  await expect.element(alert).toHaveTextContent('Please upload your work ID photo');
  chooseFiles(new File(['no picture'], 'a.txt', { type: 'text/plain' }));
  await expect.element(alert).toHaveTextContent('请上传图片文件');
  chooseFiles(new File([new Uint8Array(10_485_761)], 'a.png', { type: 'image/png' }));
  await expect.element(alert).toHaveTextContent('图片大小不能超过10MB');
  await expect.element(alert).toHaveAttribute('lang', 'zh-CN');
  await expect.poll(() => gateway.count('uploadAuthEnclosure')).toBe(0);
  chooseFiles(await photo());
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
  chooseFiles(await photo());
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
  gateway.answer('uploadAuthEnclosure', { attPath: ATT_PATH });
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
      authAttList: [{ attPath: ATT_PATH, attPositionType: 1, attType: 11 }],
      isCompleted: 0,
    });
});

test('the photo shows how much of it has been uploaded', async ({ gateway }) => {
  await openUpload(gateway);
  await consent.click();
  chooseFiles(await photo());
  let finish: () => void = () => undefined;
  const uploaded = new Promise<void>((resolve) => {
    finish = resolve;
  });
  gateway.answer('uploadAuthEnclosure', async () => {
    await uploaded;
    return { attPath: ATT_PATH };
  });
  await button('Submit').click();
  const bar = upload.getByRole('progressbar', { name: 'Work ID photo preview', exact: true });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
  await expect.element(upload).toMatchTextContent('Uploading…50%');
  expect(await axeViolations()).toEqual([]);
  finish();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('level 2 abroad requires the licence', async ({ gateway }) => {
  await openCertificationDialog(gateway, authInfo({ roleId: 6, certification: certification({ state: 'accepted' }) }));
  await button('其他国家/地区 Other countries/regions').click();
  await expect.element(field('Name')).toHaveValue('Anna Lindqvist');
  await button('Next').click();
  const licence = step('Upload your medical licence photo');
  await expect.element(licence).toBeVisible();
  await button('Submit').click();
  await expect.element(alert).toHaveTextContent('Please upload your medical licence photo');
  await consent.click();
  chooseFiles(await photo());
  await button('Submit').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => gateway.lastPayload('uploadAuthEnclosure')).toMatchObject({ attType: 12 });
});

test('a refused name is fixed alone: the former photo stays', async ({ gateway }) => {
  const refused = certification({
    state: 'refused',
    items: [
      { item: 'basicInfo', state: 'refused', reason: 'nameDiffers', note: '', picUrl: null, sentAt: 1 },
      { item: 'workCard', state: 'accepted', reason: null, note: '', picUrl: '/favicon.svg', sentAt: 1 },
    ],
  });
  await openCertificationDialog(gateway, authInfo({ authenticationState: 4, certification: refused }));
  await expect.element(field('Name')).toHaveValue('Anna Lindqvist');
  await field('Name').fill('Anna Lindqvist-Holm');
  await button('Next').click();
  await button('Submit').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.poll(() => gateway.count('uploadAuthEnclosure')).toBe(0);
  await expect.poll(() => gateway.lastPayload('submitAuthAction')).toEqual({ opflag: 2, isCompleted: 0 });
});
