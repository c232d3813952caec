import type { ResponseOf } from '@osteon/contract';
import { ChatAuthType, ChatMessageType, LiveStatus } from '@osteon/domain';
import { type ReactNode, useState } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { LIVE_NOON } from '../../../../test/listed-live.ts';
import { liveDetail, liveReplay } from '../../../../test/live/live-event.ts';
import { liveQuestion, questionPage } from '../../../../test/live/live-question.ts';
import { noParts } from '../../../../test/room/column-parts.ts';
import { chatAction, chatMessage } from '../../../../test/room/live-chat.tsx';
import { QuestionPanel } from '../question/question-panel.tsx';
import { ChatColumn } from './chat-column.tsx';

type Joined = ResponseOf<'joinInActivity'>;

const joined = (change: Partial<Joined> = {}): Joined => ({
  userChatRoomAuth: { canEnter: true, type: ChatAuthType.allowed, reason: '' },
  statistics: { onlineNum: 612, viewNum: 3482, bookNum: 12, messageNum: 1 },
  room: { slowSeconds: 0, isReviewed: false, questionNum: 0, pollAt: null, words: [] },
  ...change,
});

const muted = joined({ userChatRoomAuth: { canEnter: false, type: ChatAuthType.muted, reason: '' } });

function answer(gateway: FakeGateway): void {
  gateway.answer('getHistoryMessages', { list: [], nextCursor: null });
  gateway.answer('getRealtimeMessage', { list: [], isComplete: true });
  gateway.answer('getLiveMeetingNoticeList', { list: [], hasMore: false });
  gateway.answer('listHeldMessages', { list: [], nextCursor: null });
  gateway.answer('getActivityDetail', liveDetail());
  gateway.answer('leaveActivity', {});
  gateway.answer('joinInActivity', joined());
}

const show = (children: ReactNode) => renderPage(<main className="night">{children}</main>);
const column = (detail: ResponseOf<'getActivityDetail'>) => (
  <ChatColumn detail={detail} isVisible onUnreadChange={() => {}} parts={noParts} />
);

const field = page.getByRole('textbox', { name: '说点什么吧', exact: true });

test('the composer follows a mute that the chat reports, and keeps what was typed', async ({ gateway }) => {
  logIn(gateway);
  vi.spyOn(Math, 'random').mockReturnValue(0);
  answer(gateway);
  const entry = chatAction(1, ChatMessageType.muted, { id: 'u1', name: '牧云汀' });
  const reported = Promise.withResolvers<ResponseOf<'getRealtimeMessage'>>();
  gateway.answer('getRealtimeMessage', ({ since }) =>
    Number(since) === 0 ? reported.promise : { list: [], isComplete: true },
  );
  await show(column(liveDetail()));
  await field.fill('入点怎么选？');
  await expect.poll(() => gateway.count('joinInActivity')).toBe(1);
  gateway.answer('joinInActivity', muted);
  reported.resolve({ list: [entry], isComplete: true });
  await expect.element(page.getByText('您已被禁言，暂时无法发言', { exact: true })).toBeVisible();
  expect(gateway.count('joinInActivity')).toBe(2);
  expect(sessionStorage.getItem('chatDrafts')).toContain('入点怎么选？');
});

test('a visitor does not ask for its permission after a mute', async ({ gateway }) => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  answer(gateway);
  const entry = chatAction(1, ChatMessageType.muted, { id: 'u1', name: '陈砚舟' });
  gateway.answer('getRealtimeMessage', { list: [entry], isComplete: true });
  await show(column(liveDetail()));
  await expect.element(page.getByText('陈砚舟已被禁言', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.count('joinInActivity')).toBe(1);
});

test('slow mode is that of the last answer, and assistants are exempt', async ({ gateway }) => {
  logIn(gateway);
  answer(gateway);
  gateway.answer(
    'joinInActivity',
    joined({ room: { slowSeconds: 30, isReviewed: false, questionNum: 0, pollAt: null, words: [] } }),
  );
  const detail = liveDetail();
  const assistant = { ...detail, audienceUniteUser: { ...detail.audienceUniteUser, assistantStatus: 1 } };
  function Appointed() {
    const [isAssistant, setAssistant] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setAssistant(true)}>
          任命
        </button>
        {column(isAssistant ? assistant : detail)}
      </>
    );
  }
  await show(<Appointed />);
  const slow = page.getByText('慢速模式，每30秒可发1条', { exact: true });
  await expect.element(slow).toBeVisible();
  await page.getByRole('button', { name: '任命', exact: true }).click();
  await expect.element(slow).not.toBeInTheDocument();
});

test('the permission of newer details replaces that of an older answer, which is renewed', async ({ gateway }) => {
  logIn(gateway);
  answer(gateway);
  const early = liveDetail({ status: LiveStatus.advertise });
  const notBegun = { canEnter: false, type: ChatAuthType.allowed, reason: 'notBegun' } as const;
  gateway.answer('joinInActivity', joined({ userChatRoomAuth: notBegun }));
  function Started() {
    const [isOn, setOn] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOn(true)}>
          开始
        </button>
        {column(isOn ? liveDetail() : { ...early, audienceUniteUser: { ...early.audienceUniteUser, ...notBegun } })}
      </>
    );
  }
  await show(<Started />);
  await page.getByRole('tab', { name: '聊天互动', exact: true }).click();
  await expect.element(page.getByText('直播开始后可发言', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.count('joinInActivity')).toBe(1);
  gateway.answer('joinInActivity', joined());
  await page.getByRole('button', { name: '开始', exact: true }).click();
  await expect.element(field).toBeVisible();
  await expect.poll(() => gateway.count('joinInActivity')).toBe(2);
  expect(gateway.count('leaveActivity')).toBe(0);
});

/** A column whose event changes when the button is pressed. */
function Changing({ from, to }: Record<'from' | 'to', ResponseOf<'getActivityDetail'>>) {
  const [isChanged, setChanged] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setChanged(true)}>
        变更
      </button>
      <ChatColumn
        detail={isChanged ? to : from}
        isVisible
        onUnreadChange={() => {}}
        parts={{ ...noParts, Questions: QuestionPanel }}
      />
    </>
  );
}

const change = () => page.getByRole('button', { name: '变更', exact: true }).click();
const questions = page.getByRole('tab', { name: /^提问/ });

test('an open page starts again when its event is announced again', async ({ gateway }) => {
  answer(gateway);
  const notice = {
    meetingNoticeId: 'n1',
    noticeContent: '第一场的公告',
    sendTime: 1,
    isDeleted: false,
    deletion: null,
  };
  gateway.answer('getLiveMeetingNoticeList', { list: [notice], hasMore: false });
  gateway.answer('getHistoryMessages', { list: [chatMessage(1)], nextCursor: null });
  gateway.answer('listLiveQuestions', questionPage([liveQuestion('1')]));
  await show(
    <Changing
      from={liveDetail({ announcedAt: 1 })}
      to={liveDetail({ announcedAt: 2, status: LiveStatus.advertise })}
    />,
  );
  await expect.element(page.getByText('第1条', { exact: true })).toBeVisible();
  await expect.element(page.getByText('第一场的公告', { exact: true })).toBeVisible();
  await questions.click();
  await expect.element(page.getByText('问题1', { exact: true })).toBeVisible();
  gateway.answer('getLiveMeetingNoticeList', { list: [], hasMore: false });
  gateway.answer('getHistoryMessages', { list: [], nextCursor: null });
  gateway.answer('listLiveQuestions', questionPage([]));
  await change();
  await expect.element(page.getByText('问题1', { exact: true })).not.toBeInTheDocument();
  await page.getByRole('tab', { name: '聊天互动', exact: true }).click();
  await expect.element(page.getByText('暂无消息，快来参与互动吧', { exact: true })).toBeVisible();
  await expect.element(page.getByText('第一场的公告', { exact: true })).not.toBeInTheDocument();
});

test('once the event is a replay, the open questions have the second of the replay', async ({ gateway }) => {
  answer(gateway);
  gateway.answer('getPlaybackRealtimeMessage', { list: [], nextCursor: null, nextSeconds: null });
  const answered = { state: 'answered', answer: '是', answeredAt: LIVE_NOON } as const;
  gateway.answer('listLiveQuestions', questionPage([liveQuestion('1', { ...answered, answeredSeconds: 750 })]));
  const replay = liveDetail({ status: LiveStatus.replay, replayList: [liveReplay(1, '术野')] });
  await show(<Changing from={liveDetail()} to={replay} />);
  await questions.click();
  await expect.element(page.getByText('12:30已解答', { exact: true })).toBeVisible();
  gateway.answer('listLiveQuestions', questionPage([liveQuestion('1', { ...answered, answeredSeconds: 600 })]));
  await change();
  await expect.element(page.getByRole('link', { name: '10:00已解答：问题1', exact: true })).toBeVisible();
});
