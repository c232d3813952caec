import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn, securityCheck } from '../../../../test/customer.ts';
import { CancellationSection } from './cancellation-section.tsx';
import { RevokePage } from './revoke-page.tsx';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('a cancellation whose verification is closed is not requested', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('securityCheck', securityCheck);
  await renderPage(
    <main>
      <CancellationSection id="cancel" />
    </main>,
  );
  await button('申请注销').click();
  const consequences = dialog('注销前请确认');
  await expect.element(button('确认注销')).toBeDisabled();
  expect(await axeViolations()).toEqual([]);
  await consequences.getByRole('checkbox', { name: '我已了解，仍要注销账号', exact: true }).click({ force: true });
  await button('确认注销').click();
  const verify = dialog('账号验证');
  await verify.getByRole('button', { name: '取消', exact: true }).click();
  await expect.element(verify).not.toBeInTheDocument();
  await expect.element(consequences).toBeVisible();
  await consequences.getByRole('button', { name: '取消', exact: true }).click();
  await expect.element(consequences).not.toBeInTheDocument();
  await expect.element(button('申请注销')).toHaveFocus();
  expect(gateway.count('requestCancellation')).toBe(0);
});

test('a number without a cancellation has nothing to revoke', async ({ gateway }) => {
  gateway.answer('createVerificationCode', {});
  await renderPage(<RevokePage />);
  await page.getByRole('textbox', { name: '手机号或邮箱', exact: true }).fill('13712345678');
  await button('获取验证码').click();
  await expect.element(page.getByRole('button', { name: /^\d+秒后重新发送$/ })).toBeVisible();
  gateway.refuse('revokeCancellation', 110064, '该账号没有正在处理的注销申请');
  await page.getByRole('textbox', { name: '验证码', exact: true }).fill('1234');
  await button('撤销注销').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('该账号没有正在处理的注销申请');
  expect(await axeViolations('body')).toEqual([]);

  gateway.answer('revokeCancellation', {});
  await button('撤销注销').click();
  await expect.element(page.getByRole('heading', { name: '注销已撤销', exact: true })).toBeVisible();
  expect(await axeViolations('body')).toEqual([]);
});
