import type { LiveMessage } from '@osteon/contract';
import { ChatAuthType } from '@osteon/domain';
import { QueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { page } from 'vitest/browser';
import type { ContentListener } from '../../src/entities/room/content-socket.ts';
import { createChatLog } from '../../src/features/room/chat/chat-log.ts';
import { LiveChat } from '../../src/features/room/chat/live-chat.tsx';
import { expect, renderPage } from '../component-test.tsx';
import type { FakeGateway } from '../fake-gateway.ts';

/** The time of the message at a position. */
export const chatTime = (position: number): number => Date.UTC(2026, 10, 21, 12, position);

/** A message of a chat at its position. */
export const chatMessage = (position: number, change: Partial<LiveMessage> = {}): LiveMessage => ({
  msgId: `m${position}`,
  position,
  msgType: 1,
  msgUserStatus: 1,
  msgUserInfo: { userId: '' },
  hash: `h${position}`,
  status: 1,
  msg: `第${position}条`,
  isDeleted: false,
  deletion: null,
  target: null,
  sentAt: chatTime(position),
  name: '傅长宁',
  hospital: '澜海市中心医院',
  isCertified: true,
  role: '',
  quote: null,
  ...change,
});

/** An action of moderation as an entry of a chat at its position. */
export const chatAction = (
  position: number,
  msgType: LiveMessage['msgType'],
  target: { id: string; name: string | null },
  change: Partial<LiveMessage> = {},
): LiveMessage =>
  chatMessage(position, { msgType, target, msg: '', hash: '', name: '', hospital: '', isCertified: false, ...change });

/** The browser's clock is an hour slow in tests of its offset. */
export const AHEAD_MS = 3_600_000;

/** The connection of the chat that was shown last. */
export const chatSocket: { listener: ContentListener } = { listener: {} };

/** Shows the chat of an event that has these entries. */
export async function showLiveChat(
  gateway: FakeGateway,
  entries: readonly LiveMessage[],
  change: Partial<ComponentProps<typeof LiveChat>> = {},
  nextCursor: string | null = null,
): Promise<void> {
  gateway.answer('getHistoryMessages', { list: entries.toReversed(), nextCursor });
  gateway.answer('getRealtimeMessage', { list: [], isComplete: true });
  gateway.answer('listHeldMessages', { list: [], nextCursor: null });
  const log = createChatLog(new QueryClient(), 'l06', (_id, listener) => {
    chatSocket.listener = listener;
    return () => {};
  });
  await renderPage(
    <main
      className="night"
      style={{
        background: 'var(--surface)',
        color: 'var(--ink)',
        display: 'flex',
        flexDirection: 'column',
        width: 368,
        height: 600,
      }}
    >
      <LiveChat
        activityId="l06"
        log={log}
        auth={{ canEnter: true, type: ChatAuthType.allowed, reason: '' }}
        room={null}
        name="牧云汀"
        sender={{ userType: 1, msgUserStatus: 1 }}
        clockOffset={AHEAD_MS}
        isVisible
        onUnreadChange={() => {}}
        onRefused={() => {}}
        {...change}
      />
    </main>,
  );
  await expect.element(page.getByRole('log')).toBeVisible();
}
