import { DEBOUNCE_MS } from '@osteon/domain';
import type { Page } from '@playwright/test';
import { submitCertification } from '../certification/submit-certification.ts';
import { expect, test } from '../support/fixtures.ts';
import { changeAnswer } from '../support/gateway/intercept-call.ts';
import { goto } from '../support/goto.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { logInByDialog, userMenu } from '../support/login-dialog.ts';
import { runOperator } from '../support/operator.ts';
import { untilDialogsClosed } from '../support/wait-until-running.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const follow = (page: Page) => page.getByRole('main').getByRole('button', { name: /^关注 / });
const followed = (page: Page) => page.getByRole('main').getByRole('button', { name: /^已关注 / });
const publish = (page: Page) => page.getByRole('banner').getByRole('button', { name: '发布', exact: true });

test.describe('a permission', () => {
  test('that a visitor lacks is explained at the control, which acts once after the login', { tag: '@core' }, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (/Subscribe/.test(request.url())) sent.push(request.url());
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.install();
    await goto(page, '/videoTerminal?id=v37');
    await follow(page).focus();
    await page.keyboard.press('Enter');
    const lead = dialog(page, '登录后即可使用“关注”');
    await expect(lead).toContainText('登录成功后自动继续，不用再点一次');
    const logIn = lead.getByRole('button', { name: '去登录', exact: true });
    await expect(logIn).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(lead).toHaveCount(0);
    await expect(follow(page)).toBeFocused();

    // A second tap within a second would not count.
    await page.clock.fastForward(DEBOUNCE_MS);
    await page.keyboard.press('Enter');
    await expect(logIn).toBeFocused();
    await logIn.press('Enter');
    await logInByDialog(page, '13900000015');
    await expect(userMenu(page)).toBeVisible();
    await expect(followed(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    await page.reload();
    await expect(followed(page)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('of level 1 leads a member to the certification, and publishing continues once it is accepted', async ({
    page,
  }) => {
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
});
