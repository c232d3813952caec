import { LiveStatus } from '@osteon/domain';
import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { liveDetail } from '../../../../test/live/live-event.ts';
import { liveQuestion, questionPage } from '../../../../test/live/live-question.ts';
import { noParts } from '../../../../test/room/column-parts.ts';
import { getActivityDetailQuery } from '../../../entities/live/api/get-activity-detail.ts';
import { queryClient } from '../../../lib/gateway/query-client.ts';
import { ChatColumn } from '../chat/chat-column.tsx';
import { PeopleTab } from '../people/people-tab.tsx';
import { PollPanel } from '../poll/poll-panel.tsx';
import { QuestionPanel } from '../question/question-panel.tsx';

/** The column of an event, which a button puts on the air. */
function Column({ status: first }: { status: LiveStatus }) {
  const [status, setStatus] = useState(first);
  const detail = liveDetail({ status });
  queryClient.setQueryData(getActivityDetailQuery('l1').queryKey, detail);
  return (
    <>
      <button type="button" onClick={() => setStatus(LiveStatus.living)}>
        开播
      </button>
      <main className="night" style={{ background: 'var(--surface)', color: 'var(--ink)', height: 640, width: 368 }}>
        <ChatColumn
          detail={detail}
          isVisible
          onUnreadChange={() => {}}
          parts={{ ...noParts, Questions: QuestionPanel, Polls: PollPanel, People: PeopleTab }}
        />
      </main>
    </>
  );
}

async function show(gateway: FakeGateway, status: LiveStatus, questionNum: number): Promise<void> {
  logIn(gateway);
  gateway.answer('getHistoryMessages', { list: [], nextCursor: null });
  gateway.answer('getRealtimeMessage', { list: [], isComplete: true });
  gateway.answer('getLiveMeetingNoticeList', { list: [], hasMore: false });
  gateway.answer('listHeldMessages', { list: [], nextCursor: null });
  gateway.answer('listLiveQuestions', questionPage([liveQuestion('1'), liveQuestion('2')]));
  gateway.answer('joinInActivity', {
    userChatRoomAuth: { canEnter: true, type: 0, reason: '' },
    statistics: { onlineNum: 612, viewNum: 1, bookNum: 0, messageNum: 0 },
    room: { slowSeconds: 0, isReviewed: false, questionNum, pollAt: null, words: [] },
  });
  gateway.answer('leaveActivity', {});
  await renderPage(<Column status={status} />);
}

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const news = page.getByRole('img', { name: '有新内容', exact: true });
const draft = page.getByRole('textbox', { name: '说点什么吧', exact: true });

test('the chat of a running event is open and stays mounted while the questions are', async ({ gateway }) => {
  await show(gateway, LiveStatus.living, 2);
  await expect.element(tab('聊天互动')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('提问')).toHaveTextContent('提问2');
  await expect.element(news).toBeVisible();
  expect(gateway.lastPayload('listLiveQuestions')).toBeUndefined();
  const field = draft.element();
  expect(await axeViolations('main')).toEqual([]);

  tab('聊天互动').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('提问')).toHaveFocus();
  await expect.element(tab('提问')).toHaveAttribute('aria-selected', 'true');
  await expect.element(tab('聊天互动')).toHaveAttribute('tabindex', '-1');
  await expect.element(page.getByText('问题1', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('log')).not.toBeInTheDocument();
  await expect.element(news).not.toBeInTheDocument();
  expect(field.isConnected).toBe(true);
  expect(await axeViolations('main')).toEqual([]);

  await userEvent.keyboard('{Home}');
  await expect.element(page.getByRole('log')).toBeVisible();
  expect(draft.element()).toBe(field);
  await expect.element(news).not.toBeInTheDocument();
  expect(JSON.parse(sessionStorage.getItem('liveColumnSeen') ?? '')).toMatchObject({ 'l1 questions': 2 });
});

test('the column of an announced event opens on its questions', async ({ gateway }) => {
  await show(gateway, LiveStatus.advertise, 2);
  await expect.element(tab('提问')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('textbox', { name: '写下您的问题', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '开播', exact: true }).click();
  await expect.element(tab('聊天互动')).toHaveAttribute('aria-selected', 'true');
});

test('the panel that is used when the event starts stays open', async ({ gateway }) => {
  await show(gateway, LiveStatus.advertise, 2);
  await page.getByRole('textbox', { name: '写下您的问题', exact: true }).fill('入点怎么选？');
  await page.getByRole('button', { name: '开播', exact: true }).click();
  await expect.element(page.getByRole('tab', { name: /^参与人员/ })).toBeVisible();
  await expect.element(tab('提问')).toHaveAttribute('aria-selected', 'true');
});
