import type { Page } from '@playwright/test';
import { submitCertification } from '../certification/submit-certification.ts';
import { axeViolations, axeViolationsAtWidths } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { answerCall, changeAnswer } from '../support/intercept-call.ts';
import { freshMobile, logInByCode, logInByPassword } from '../support/log-in.ts';
import { loginDialog, userMenu } from '../support/login-dialog.ts';
import { runOperator } from '../support/operator.ts';
import { untilDialogsClosed } from '../support/wait-until-running.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const sidebar = (page: Page) => page.getByRole('navigation', { name: '主导航', exact: true });
const followingLead = (page: Page) => sidebar(page).getByRole('button', { name: '我的关注', exact: true });
const followed = (page: Page) => sidebar(page).getByText(/^.医生$/);
const publish = (page: Page) => page.getByRole('banner').getByRole('button', { name: '发布', exact: true });

/** More doctors than the sidebar shows before it is expanded. */
const doctors = ['甲', '乙', '丙', '丁', '戊', '己', '庚', '辛'].map((name) => ({
  resId: name,
  resType: 9,
  resName: `${name}医生`,
  resUrlList: [],
  company: '',
  live: null,
  specialtyId: null,
  resState: 0,
  updateNum: 0,
  comboActionJump: null,
}));

test('what a visitor wanted is explained at its control, and done once after the login', async ({ page }) => {
  await answerCall(page, 'listFollowing', { hasMore: false, list: doctors });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/edu/courseList');
  await followingLead(page).focus();
  await page.keyboard.press('Enter');
  const lead = dialog(page, '登录后即可使用“我的关注列表”');
  await expect(lead).toContainText('登录成功后自动继续，不用再点一次');
  const logIn = lead.getByRole('button', { name: '去登录', exact: true });
  await expect(logIn).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lead).toHaveCount(0);
  await expect(followingLead(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(logIn).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await logIn.press('Enter');
  await loginDialog(page).getByRole('tab', { name: '密码登录', exact: true }).click();
  const form = loginDialog(page).getByRole('tabpanel', { name: '密码登录', exact: true });
  await form.getByRole('textbox', { name: '账号', exact: true }).fill('13900000009');
  await form.getByLabel('密码', { exact: true }).fill('Osteon2026!');
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(userMenu(page)).toBeVisible();
  // The whole list, which a login alone does not show.
  await expect(followed(page)).toHaveCount(8);
  await page.reload();
  await expect(followed(page)).toHaveCount(6);
});

test('a member without a certification is led to level 1 by what needs it, and publishes once it is accepted', async ({
  page,
}) => {
  test.slow();
  await logInByCode(page.request, freshMobile());
  await changeAnswer(page, 'getDoctorInfo', (doctor) => ({
    ...doctor,
    memberType: 1,
    buyType: 1,
    expirationTime: Date.now() + 365 * 24 * 60 * 60 * 1000,
  }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/edu/courseList');
  await publish(page).focus();
  await page.keyboard.press('Enter');
  const lead = dialog(page, '请完成医生一级认证');
  await expect(lead).toContainText('您正在使用发布资源');
  await expect(lead).toContainText('执业证书、资格证书或工作证');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(publish(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lead.getByRole('button', { name: '去认证', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page, '身份认证')).toBeVisible();
  await expect(lead).toHaveCount(0);

  const info = { company: '清和市第二人民医院', fullName: '陆知行', newAreasExpertise: ['hand'] };
  const number = await submitCertification(page.request, info);
  const submitted = dialog(page, '提交成功，请等待审核');
  await submitted.getByRole('button', { name: '我知道了', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await runOperator('certifications', 'accept', number, '--by', '审核员');
  await expect(dialog(page, '前往手机App发布')).toBeVisible();
  await page.keyboard.press('Escape');
  await untilDialogsClosed(page);
  await page.reload();
  await expect(publish(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a nurse who publishes is told what the role may do, and what every role may', async ({ page }) => {
  test.slow();
  await logInByPassword(page, '13900000004');
  await page.goto('/edu/courseList');
  await publish(page).click();
  const notice = dialog(page, '温馨提示');
  await expect(notice).toContainText('您没有权限进行此操作');
  await expect(notice).toContainText('护士账号可以');
  expect(await axeViolationsAtWidths(page)).toEqual([]);
  await notice.getByRole('button', { name: '查看各级权限', exact: true }).click();
  await expect(dialog(page, '角色与场景').getByRole('row')).toHaveCount(32);
});
