import { encodeMention } from '@osteon/domain';
import { expect, test } from 'vitest';
import { decodeMentions, encodeMentions } from './mention-draft.ts';

const people = [
  { id: 'd1', name: '李明' },
  { id: 'd2', name: '李明远' },
];

test('a text is sent with ids and read with names, also where a name starts with another', () => {
  const typed = '@李明 和@李明远 看，@王五 不算';
  const sent = `${encodeMention('d1')} 和${encodeMention('d2')} 看，@王五 不算`;
  expect(encodeMentions(typed, people)).toBe(sent);
  expect(decodeMentions(sent, people, '已注销用户')).toBe(typed);
});

test('an erased person has no name, and a reference to nobody stays as it was typed', () => {
  const text = `${encodeMention('d1')}${encodeMention('d9')}`;
  expect(decodeMentions(text, [{ id: 'd1', name: null }], '已注销用户')).toBe('@已注销用户<@d9>');
});
