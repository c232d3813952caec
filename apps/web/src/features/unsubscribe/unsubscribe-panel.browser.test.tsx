import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { InvalidLink } from './invalid-link.tsx';
import { UnsubscribePanel } from './unsubscribe-panel.tsx';

const EMAIL = 'liming@hospital.example';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const alert = page.getByRole('alert');
const result = page.getByRole('main').getByRole('status');

async function openPanel(gateway: FakeGateway): Promise<void> {
  gateway.answer('getEmailSubscription', { email: EMAIL, subscribed: true });
  await renderPage(
    <main>
      <h1>邮件退订</h1>
      <UnsubscribePanel address={{ email: EMAIL, sign: 'sign' }} />
    </main>,
  );
  await expect.element(page.getByText(`退订后，${EMAIL}将不再接收本平台的邮件`)).toBeVisible();
}

test('an address is unsubscribed and subscribed again by the keyboard alone', async ({ gateway }) => {
  await openPanel(gateway);
  expect(await axeViolations('main')).toEqual([]);
  gateway.answer('unsubscribeEmail', { email: EMAIL, subscribed: false });
  button('确认退订').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent('退订成功');
  await expect.element(button('撤销退订')).toHaveFocus();
  expect(await axeViolations('main')).toEqual([]);

  gateway.answer('unsubscribeEmail', { email: EMAIL, subscribed: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent('已恢复接收');
  await expect.element(page.getByRole('link', { name: '返回首页', exact: true })).toHaveFocus();
  await expect.poll(() => gateway.lastPayload('unsubscribeEmail')).toEqual({ email: EMAIL, sign: 'sign', undo: true });
  expect(await axeViolations('main')).toEqual([]);
});

test('an address that could not be unsubscribed can be tried again', async ({ gateway }) => {
  await openPanel(gateway);
  gateway.refuse('unsubscribeEmail', 50000);
  await button('确认退订').click();
  await expect.element(alert).toHaveTextContent('退订失败，请稍后重试');
  expect(await axeViolations('main')).toEqual([]);
  gateway.answer('unsubscribeEmail', { email: EMAIL, subscribed: false });
  await button('重试').click();
  await expect.element(result).toHaveTextContent('退订成功');
});

for (const [what, panel] of [
  ['forged', <UnsubscribePanel key="forged" address={{ email: EMAIL, sign: 'forged' }} />],
  ['incomplete', <InvalidLink key="incomplete" />],
] as const) {
  test(`a link that is ${what} is invalid, and leads to the home page`, async ({ gateway }) => {
    gateway.answer('getEmailSubscription', null);
    await renderPage(
      <main>
        <h1>邮件退订</h1>
        {panel}
      </main>,
    );
    await expect.element(alert).toHaveTextContent('退订链接无效');
    await expect.element(button('确认退订')).not.toBeInTheDocument();
    await expect.element(page.getByRole('link', { name: '返回首页', exact: true })).toHaveAttribute('href', '/home');
    expect(await axeViolations('main')).toEqual([]);
  });
}
