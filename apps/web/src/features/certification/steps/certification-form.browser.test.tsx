import { type Locator, page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { authInfo } from '../../../../test/certification.ts';
import {
  alert,
  button,
  field,
  fillCertificationForm,
  openCertificationDialog,
  openCertificationForm,
  option,
  specialty,
  step,
} from '../../../../test/certification-dialog.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { openCertification } from '../../../entities/certification/open-certification.ts';

const chooser = step('身份认证');
const form = step('Basic information');

const boxOf = (locator: Locator) => locator.element().getBoundingClientRect();

test('step 1 prompts for the country in both languages', async ({ gateway }) => {
  await openCertificationDialog(gateway);
  await expect.element(chooser).toMatchTextContent('请选择您所在的国家/地区Please select your country/region');
  await expect.element(button('中国 China')).toBeVisible();
  await expect.element(button('其他国家/地区 Other countries/regions')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test('a failed response offers to try again', async ({ gateway }) => {
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

test('the name is validated when its field is left, and Next waits for all three', async ({ gateway }) => {
  await openCertificationForm(gateway);
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
  await fillCertificationForm();
  await expect.element(button('Next')).toBeEnabled();
  await expect.element(alert).not.toBeInTheDocument();
});

test('specialties are chosen by the keyboard; Esc closes the list alone', async ({ gateway }) => {
  await openCertificationForm(gateway);
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

test('the fields stay after Back to the country, and after closing the dialog', async ({ gateway }) => {
  await openCertificationForm(gateway);
  await fillCertificationForm();
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
  await openCertificationForm(gateway);
  await fillCertificationForm();
  await button('中文').click();
  await expect.element(step('填写基本信息')).toMatchTextContent('第2步，共3步');
  await expect.element(button('移除关节外科')).toBeVisible();
  await button('English').click();
  await expect.element(form).toMatchTextContent('Step 2 of 3');
});

test('on a phone the chosen specialties leave no empty line, and the language is at the left below the fields', async ({
  gateway,
}) => {
  await page.viewport(360, 740);
  await openCertificationForm(gateway);
  await fillCertificationForm();
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

test('a failed step 2 shows an error and leaves the input unchanged', async ({ gateway }) => {
  await openCertificationForm(gateway);
  await fillCertificationForm();
  gateway.refuse('submitAuthAction', 40900, '您的认证正在审核中');
  await button('Next').click();
  await expect.element(alert).toHaveTextContent('Submit failed');
  await expect.element(field('Name')).toHaveValue('Anna Lindqvist');
});
