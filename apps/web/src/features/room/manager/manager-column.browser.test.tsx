import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { liveDetail } from '../../../../test/live/live-event.ts';
import { answerManager, liveNotice, liveRoom, liveUser, showManager } from '../../../../test/live/live-manager.tsx';
import { noParts } from '../../../../test/room/column-parts.ts';
import { getActivityDetailQuery } from '../../../entities/live/api/get-activity-detail.ts';
import { queryClient } from '../../../lib/gateway/query-client.ts';
import { ChatColumn } from '../chat/chat-column.tsx';
import { ManagerColumn } from './manager-column.tsx';

const managerSwitch = page.getByRole('switch', { name: '管理模式', exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });

async function showChat(assistantStatus: number): Promise<void> {
  const detail = liveDetail();
  Object.assign(detail.audienceUniteUser, { assistantStatus, userName: '石映雪' });
  queryClient.setQueryData(getActivityDetailQuery('l1').queryKey, detail);
  await renderPage(
    <main className="night" style={{ height: 700, width: 480 }}>
      <ChatColumn detail={detail} isVisible onUnreadChange={() => {}} parts={{ ...noParts, Manager: ManagerColumn }} />
    </main>,
  );
}

test('an assistant switches between chat and manager mode, which the tab remembers', async ({ gateway }) => {
  logIn(gateway);
  answerManager(gateway);
  gateway.answer('joinInActivity', {
    userChatRoomAuth: { canEnter: true, type: 0, reason: '' },
    statistics: { onlineNum: 612, viewNum: 1, bookNum: 0, messageNum: 0 },
    room: { ...liveRoom, words: [] },
  });
  gateway.answer('leaveActivity', {});
  await showChat(1);
  await managerSwitch.click();
  await expect.element(tab('消息管理')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('switch', { name: '先审后发', exact: true })).toBeEnabled();
  expect(sessionStorage.getItem('liveManagerMode')).toBe('on');
  await expect.element(managerSwitch).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('textbox', { name: '说点什么吧', exact: true })).toBeVisible();
  await expect.element(managerSwitch).toHaveFocus();
  expect(sessionStorage.getItem('liveManagerMode')).toBeNull();
});

test('a viewer who is no assistant has no switch', async ({ gateway }) => {
  logIn(gateway);
  answerManager(gateway);
  gateway.disconnect('joinInActivity');
  gateway.answer('leaveActivity', {});
  await showChat(0);
  await expect.element(page.getByRole('log')).toBeVisible();
  await expect.element(managerSwitch).not.toBeInTheDocument();
});

test('the tabs show how many notices, people and mutes there are', async ({ gateway }) => {
  await showManager(gateway, {
    users: [liveUser('u1', '俞百川'), liveUser('u2', '傅长宁'), liveUser('u3', '邵闻笛')],
    muted: [liveUser('u4', '陈砚舟', { speakState: 1 })],
    notices: [liveNotice('n1'), liveNotice('n2'), liveNotice('n3', { isDeleted: true })],
  });
  await expect.element(page.getByText('石映雪', { exact: true })).toBeVisible();
  await expect.element(tab('公告')).toHaveTextContent('公告2');
  await expect.element(tab('参与人员')).toHaveTextContent('参与人员3');
  await expect.element(tab('禁言名单')).toHaveTextContent('禁言名单1');
  expect(page.getByRole('tab').elements()).toHaveLength(6);
});

test('on a phone the heading has the title of the event in place of the player', async ({ gateway }) => {
  await page.viewport(390, 844);
  await showManager(gateway, {}, 390);
  await expect
    .element(page.getByRole('heading', { name: '骶髂关节经皮螺钉透视判读与置入', exact: true }))
    .toBeVisible();
  await expect.element(page.getByText('在线612', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^\d\d+:\d\d:\d\d$/)).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
});

test('on a phone the figures are a tab, which is not there beside a player', async ({ gateway }) => {
  await page.viewport(390, 844);
  gateway.answer('getActivityDetail', liveDetail());
  gateway.answer('getLiveFigures', {
    minutes: [],
    totals: {
      online: 612,
      messages: 428,
      questions: 12,
      votes: 318,
      viewers: 3482,
      booked: 1873,
      arrived: 0,
      answered: 3,
      participants: 0,
      voters: 0,
    },
    items: [],
  });
  await showManager(gateway, {}, 390);
  await tab('数据').click();
  await expect
    .element(page.getByRole('region', { name: '数据', exact: true }))
    .toMatchTextContent(/预约到场–1873人已预约/);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1440, 900);
  await expect.element(tab('数据')).not.toBeInTheDocument();
  await expect.element(tab('消息管理')).toHaveAttribute('aria-selected', 'true');
});
