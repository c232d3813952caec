import type { RequestOf } from '@osteon/contract';
import { ChatAuthType } from '@osteon/domain';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { useReplayTime } from '../../../entities/replay/replay.ts';
import { ReplayChat } from './replay-chat.tsx';

/** A message every two minutes of a replay of two hours. */
const MESSAGES = Array.from({ length: 60 }, (_, index) => ({
  msgId: `m${index + 1}`,
  position: index + 1,
  msgType: 1 as const,
  msgUserStatus: 1,
  msgUserInfo: { userId: '' },
  hash: `h${index + 1}`,
  status: 1 as const,
  msg: `第${index + 1}条`,
  isDeleted: false,
  deletion: null,
  target: null,
  sentAt: Date.UTC(2026, 10, 14, 11, 30) + index * 120_000,
  name: '侯静澜',
  hospital: '澜海市中心医院',
  isCertified: true,
  role: 'anchor' as const,
  quote: null,
  replaySeconds: index * 120,
  isOwn: index === 1,
}));

const follow = page.getByRole('switch', { name: '跟随播放', exact: true });
const line = (number: number) => page.getByText(`第${number}条`, { exact: true });

const ended = { canEnter: false, type: ChatAuthType.closed, reason: 'ended' } as const;

const show = () =>
  renderPage(
    <main
      className="night"
      style={{
        background: 'var(--surface)',
        color: 'var(--ink)',
        display: 'flex',
        flexDirection: 'column',
        height: 500,
      }}
    >
      <ReplayChat activityId="l01" auth={ended} />
    </main>,
  );

test('the messages up to the current second are shown and followed until the reader scrolls up', async ({
  gateway,
}) => {
  gateway.answer(
    'getPlaybackRealtimeMessage',
    ({ fromSeconds, toSeconds }: RequestOf<'getPlaybackRealtimeMessage'>) => ({
      list: MESSAGES.filter(({ replaySeconds: at }) => at >= Number(fromSeconds) && at < Number(toSeconds)),
      nextCursor: null,
      nextSeconds: MESSAGES.find(({ replaySeconds: at }) => at >= Number(toSeconds))?.replaySeconds ?? null,
    }),
  );
  useReplayTime.setState({ channelId: '', at: 2830 });
  await show();
  await expect.element(line(24)).toBeInViewport();
  await expect.element(page.getByText('下一条48:00', { exact: true })).toBeVisible();
  await expect.element(line(25)).not.toBeInTheDocument();
  await expect.element(page.getByText('直播已结束，暂时无法发言', { exact: true })).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);

  useReplayTime.setState({ at: 2880 });
  await expect.element(line(25)).toBeInViewport();
  await expect.element(follow).toBeChecked();
  await follow.click();
  await expect.element(follow).not.toBeChecked();
  await expect.element(line(1)).toBeInViewport();
  useReplayTime.setState({ at: 3620 });
  await expect.element(line(31)).toBeInTheDocument();
  await expect.element(line(31)).not.toBeInViewport();
  await follow.click();
  await expect.element(line(31)).toBeInViewport();
  await expect.element(follow).toBeChecked();

  // After a seek backwards later messages are hidden again.
  useReplayTime.setState({ at: 130 });
  await expect.element(line(3)).not.toBeInTheDocument();
  await expect.element(line(2)).toBeInViewport();
});

test('an own message is deleted after a question, and the log has the focus', async ({ gateway }) => {
  const deleted = new Set<string>();
  gateway.answer('getPlaybackRealtimeMessage', () => ({
    list: MESSAGES.slice(0, 3).filter(({ msgId }) => !deleted.has(msgId)),
    nextCursor: null,
    nextSeconds: null,
  }));
  gateway.answer('deleteLiveMessage', ({ msgId }: RequestOf<'deleteLiveMessage'>) => {
    deleted.add(msgId);
    return {};
  });
  useReplayTime.setState({ channelId: '', at: 600 });
  await show();
  await expect.element(line(3)).toBeVisible();
  const remove = page.getByRole('button', { name: '删除消息', exact: true });
  await expect.element(remove).toBeInTheDocument();
  expect(remove.elements()).toHaveLength(1);
  remove.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('删除后，回放里不再出现这条消息。', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '删除消息', exact: true }).click();
  await expect.element(line(2)).not.toBeInTheDocument();
  expect(gateway.lastPayload('deleteLiveMessage')).toMatchObject({ msgId: 'm2' });
  await expect.element(page.getByRole('log')).toHaveFocus();
});

test('a search replaces the chat by hits with marked words, which lead to their second', async ({ gateway }) => {
  gateway.answer('getPlaybackRealtimeMessage', { list: MESSAGES.slice(0, 3), nextCursor: null, nextSeconds: null });
  gateway.answer('searchReplay', ({ keyWord }: RequestOf<'searchReplay'>) => ({
    list:
      keyWord === '无'
        ? []
        : [
            { seconds: 20.4, kind: 'caption' as const, text: '先做骨盆带' },
            { seconds: 1230, kind: 'message' as const, text: '骨盆带放在大转子平面', position: 4 },
          ],
  }));
  useReplayTime.setState({ channelId: 'l01-1', at: 600 });
  await show();
  await expect.element(line(3)).toBeVisible();
  const field = page.getByRole('searchbox', { name: '搜索聊天、字幕、解答', exact: true });
  await field.fill('骨盆带');
  await userEvent.keyboard('{Enter}');
  const hit = page.getByRole('link', { name: '20:30 聊天骨盆带放在大转子平面' });
  await expect.element(page.getByText('共2条', { exact: true })).toBeVisible();
  expect(gateway.lastPayload('searchReplay')).toMatchObject({ keyWord: '骨盆带', channelId: 'l01-1' });
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['骨盆带', '骨盆带']);
  await expect.element(line(3)).not.toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  expect(page.getByRole('link').elements().at(-1)?.getAttribute('href')).toContain('t=1230');
  await hit.first().click();

  await field.fill('无');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status').getByText('没有找到相关内容')).toBeInTheDocument();
  await page.getByRole('button', { name: '清空输入', exact: true }).click();
  await expect.element(line(3)).toBeVisible();
});

test('a search that fails can be repeated', async ({ gateway }) => {
  gateway.answer('getPlaybackRealtimeMessage', { list: [], nextCursor: null, nextSeconds: null });
  gateway.refuse('searchReplay', 42_900);
  useReplayTime.setState({ channelId: '', at: 0 });
  await show();
  await page.getByRole('searchbox', { name: '搜索聊天、字幕、解答', exact: true }).fill('骨盆');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: '重试', exact: true })).toBeVisible();
});
