import type { RequestOf, ResponseOf } from '@osteon/contract';
import { expect } from 'vitest';
import type { Browser } from './browser.ts';
import type { FakeClock } from './fake-clock.ts';

type Item = Pick<RequestOf<'listComments'>, 'resourceType' | 'resourceId'>;
type Comment = ResponseOf<'createComment'>;

/** A video to comment on. */
export const video = (resourceId: string): Item => ({ resourceType: 1, resourceId });

/** Writes comments, each with an id of its own and a second after the one before. */
export function createCommentWriter(clock: Pick<FakeClock, 'advance'>) {
  let sent = 0;

  const send = (by: Browser, item: Item, more: { text?: string; parentId?: string; clientId?: string } = {}) =>
    by.call('createComment', { text: '屈膝90°', clientId: `sent-${++sent}`, ...item, ...more });

  async function write(by: Browser, item: Item, more: { text?: string; parentId?: string } = {}): Promise<Comment> {
    clock.advance(1000);
    const reply = (await send(by, item, more)).json();
    expect(reply.code).toBe(0);
    return reply.data;
  }

  return { send, write };
}

/** Lists the comments of an item, the latest first by default. */
export async function listComments(
  by: Browser,
  item: Item,
  more: { sort?: 'likes' | 'time'; cursor?: string; rootId?: string } = {},
): Promise<ResponseOf<'listComments'>> {
  const reply = (await by.call('listComments', { sort: 'time', ...item, ...more })).json();
  expect(reply.code).toBe(0);
  return reply.data;
}

export const texts = (comments: readonly Comment[]): string[] => comments.map(({ text }) => text);
