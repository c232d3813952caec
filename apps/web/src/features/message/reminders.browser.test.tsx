import type { ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { logIn } from '../../../test/customer.ts';
import { Region } from '../../ui/region/region.tsx';
import { Reminders } from './reminders.tsx';

type Preferences = ResponseOf<'listMessagePreferences'>;

const byPage = { reminds: true, mail: false, sms: false };
const preferences = (like: Partial<typeof byPage>): Preferences => ({
  list: [
    { scene: 'edu_message', kind: 'reply', ...byPage },
    { scene: 'edu_message', kind: 'like', ...byPage, ...like },
    { scene: 'auth_coupon', kind: 'notice', ...byPage },
    { scene: 'account_security', kind: 'notice', reminds: true, mail: true, sms: true },
  ],
  channels: ['sms'],
  quietHours: { on: false, from: '22:00', to: '07:00' },
  pausedUntil: null,
});

const toggle = (name: string) => page.getByRole('switch', { name, exact: true });

test('a kind of a scene is switched on its own, and the scene with all of its kinds', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listMessagePreferences', preferences({}));
  gateway.answer('getMessageCount', { scenePromptList: [] });
  gateway.answer('saveMessagePreference', {});
  await renderPage(
    <main>
      <Region skeleton={null}>
        <Reminders />
      </Region>
    </main>,
  );
  await expect.element(toggle('学习：网页')).toBeChecked();
  await expect.element(toggle('赞：网页')).not.toBeInTheDocument();
  await page.getByText('按类型设置', { exact: true }).click();
  expect(await axeViolations('main')).toEqual([]);

  gateway.answer('listMessagePreferences', preferences({ reminds: false }));
  await toggle('赞：网页').click();
  await expect.element(toggle('赞：网页')).not.toBeChecked();
  await expect.element(toggle('学习：网页')).not.toBeChecked();
  await expect.element(toggle('回复：网页')).toBeChecked();
  await expect
    .poll(() => gateway.lastPayload('saveMessagePreference'))
    .toEqual({ scene: 'edu_message', kind: 'like', reminds: false });

  // The saved preferences are fetched again.
  await expect.poll(() => gateway.count('listMessagePreferences')).toBe(2);
  gateway.answer('listMessagePreferences', preferences({}));
  await toggle('学习：网页').click();
  await expect.element(toggle('赞：网页')).toBeChecked();
  await expect
    .poll(() => gateway.lastPayload('saveMessagePreference'))
    .toEqual({ scene: 'edu_message', reminds: true });
  await expect.element(toggle('账号安全：短信')).toBeDisabled();
});
