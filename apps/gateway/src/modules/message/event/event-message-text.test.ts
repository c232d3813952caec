import { ResourceType } from '@osteon/domain';
import { expect, test } from 'vitest';
import type { EventTextSource } from './event-message-repository.ts';
import { composeEventText } from './event-message-text.ts';

const TEXT = 'Why not a cage?';
const source: EventTextSource = {
  messageId: 'm1',
  actor: { id: 'd1', name: 'Zhou Yuan' },
  comment: { id: 'c1', state: 'shown', text: TEXT },
  mentions: {},
  item: { id: 'v30', type: ResourceType.video, title: '腰椎融合术' },
  live: null,
};
const onVideo = { targetType: ResourceType.video, actorCount: 1 } as const;
const onComment = { targetType: 0, actorCount: 1 } as const;
const held: EventTextSource = { ...source, comment: { id: 'c1', state: 'held', text: 'x' } };

test.each([
  [{ kind: 'comment', ...onVideo }, source, 'Zhou Yuan commented on your video', TEXT],
  [{ kind: 'reply', ...onComment }, source, 'Zhou Yuan replied to your comment', TEXT],
  [{ kind: 'mention', ...onComment }, source, 'Zhou Yuan mentioned you in a comment', TEXT],
  [{ kind: 'follow', ...onVideo }, source, 'Zhou Yuan followed you', ''],
  [{ kind: 'like', ...onVideo }, { ...source, comment: null }, 'Zhou Yuan liked your video', '腰椎融合术'],
  [{ kind: 'like', ...onComment, actorCount: 2 }, source, 'Zhou Yuan and 1 other liked your comment', TEXT],
  [{ kind: 'like', ...onComment, actorCount: 3 }, source, 'Zhou Yuan and 2 others liked your comment', TEXT],
  [{ kind: 'follow', ...onVideo }, { ...source, actor: null }, '1 user followed you', ''],
  [
    { kind: 'like', ...onComment },
    held,
    'Zhou Yuan liked your comment',
    'This comment is not shown until its author corrects it',
  ],
  [{ kind: 'reply', ...onComment }, held, 'Zhou Yuan replied to your comment', 'This comment is no longer available'],
] as const)('%j in English', (message, from, title, body) => {
  expect(composeEventText(message, from, 'en')).toMatchObject({ title, body });
});
