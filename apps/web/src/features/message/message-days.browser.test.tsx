import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import type { Message } from '../../entities/message/api/list-messages.ts';
import { MessageDays } from './message-days.tsx';

test.for<[Message['kind'], string]>([
  ['reply', '查看回复'],
  ['comment', '查看讨论'],
  ['newContent', '查看详情'],
  ['notice', '查看详情'],
])('the link of a message of the kind %s says what it opens', async ([kind, words]) => {
  const message: Message = {
    id: 'm1',
    scene: 'edu_message',
    kind,
    title: '标题',
    body: '正文',
    pcLink: '/videoTerminal?id=v24',
    sentAt: Date.now(),
    isRead: 1,
  };
  await renderPage(<MessageDays messages={[message]} onRead={() => undefined} />);
  const link = page.getByRole('link', { name: `${words}：标题`, exact: true });
  await expect.element(link).toHaveTextContent(words);
  await expect.element(link).toHaveAttribute('href', '/videoTerminal?id=v24');
});
