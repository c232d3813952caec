import { onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, test } from '../../../../test/component-test.tsx';
import { LIVE_NOON } from '../../../../test/listed-live.ts';
import { answerMeeting, meetingHalls, schedule, showMeeting } from '../../../../test/live-meeting.tsx';
import { chooseTheme } from '../../../ui/theme/theme-store.ts';

const MINUTE_MS = 60_000;

test('each hall shows its running or next item by the clock of the gateway', async ({ gateway }) => {
  answerMeeting(gateway);
  await showMeeting();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toBeVisible();
  const lines = heading.element().closest('section')?.querySelectorAll('li') ?? [];
  expect([...lines].map(({ textContent }) => textContent)).toEqual([
    '主会场病例二唐砺之',
    '关节分会场13:40截骨评估唐砺之',
    '脊柱分会场12:05短篇点评唐砺之',
  ]);
  await expect
    .element(page.getByRole('link', { name: '进入主会场' }).first())
    .toHaveAttribute('href', '/meetingDetail?liveMeetingUuid=l1&channel=l1-1');
  await expect
    .element(page.getByRole('link', { name: '我的日程加入日历' }).first())
    .toHaveAttribute('href', '/gateway/live-service/calendar/booked?activityId=l1');
  onTestFinished(() => chooseTheme('system'));
  for (const theme of ['light', 'dark'] as const) {
    chooseTheme(theme);
    expect(await axeViolations('main')).toEqual([]);
  }
});

test('the metadata of a meeting with several halls are beside the introduction', async ({ gateway }) => {
  answerMeeting(gateway);
  await showMeeting();
  const introduce = page.getByRole('region', { name: '简介', exact: true });
  await expect.element(introduce.getByText('观看条件', { exact: true })).toBeVisible();
  expect(schedule().getByText('观看条件', { exact: true }).elements()).toEqual([]);
});

test('a single hall is a list with the metadata of the meeting beside it', async ({ gateway }) => {
  answerMeeting(gateway, {
    halls: meetingHalls.slice(0, 1),
    authorizeType: 'auth',
    credit: { creditClass: 'I', points: 6 },
    planEndTime: LIVE_NOON + 60 * MINUTE_MS,
  });
  await showMeeting();
  const condition = schedule().getByText('认证后观看', { exact: true });
  await expect.element(condition).toBeVisible();
  const list = schedule().getByRole('list', { name: '主会场', exact: true });
  expect(condition.element().getBoundingClientRect().left).toBeGreaterThan(
    list.element().getBoundingClientRect().right,
  );
  await expect.element(schedule().getByText('2026.11.21 11:30–13:00', { exact: true })).toBeVisible();
  await expect.element(schedule().getByText('观看满70%计I类6学分', { exact: true })).toBeVisible();
  const introduce = page.getByRole('region', { name: '简介', exact: true });
  expect(introduce.getByText('观看条件', { exact: true }).elements()).toEqual([]);
  expect(await axeViolations('main')).toEqual([]);
});

test('links lead to the sections with content, and a picture opens in full size', async ({ gateway }) => {
  answerMeeting(gateway);
  await showMeeting();
  const links = page.getByRole('navigation', { name: '会议内容' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  expect(links.elements().map(({ textContent }) => textContent)).toEqual([
    '日程',
    '讲师1',
    '精彩花絮',
    '简介',
    '往期推荐',
  ]);
  const gallery = page.getByRole('region', { name: '精彩花絮', exact: true });
  await expect.element(links.nth(2)).toHaveAttribute('href', `/#${gallery.element().id}`);
  await expect.element(links.first()).toHaveAttribute('aria-current', 'true');
  gallery.element().scrollIntoView();
  await expect.element(links.nth(2)).toHaveAttribute('aria-current', 'true');

  const tile = page.getByRole('button', { name: '讨论', exact: true });
  await tile.click();
  const dialog = page.getByRole('dialog', { name: '讨论', exact: true });
  await expect.element(dialog.getByText('2 / 3')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: '下一张' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('dialog', { name: '开场', exact: true }).getByText('1 / 3')).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(tile).toHaveFocus();
});
