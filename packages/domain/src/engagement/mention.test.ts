import { expect, test } from 'vitest';
import { encodeMention, findCommentIdentifiers, listMentions, replaceMentions, splitMentions } from './mention.ts';

const text = `请${encodeMention('d1')}和${encodeMention('d2')}看，${encodeMention('d1')}`;

test('a text lists, splits and replaces its mentions', () => {
  expect(listMentions(text)).toEqual(['d1', 'd2']);
  expect(splitMentions(text)).toEqual([
    { text: '请' },
    { publicProfileId: 'd1' },
    { text: '和' },
    { publicProfileId: 'd2' },
    { text: '看，' },
    { publicProfileId: 'd1' },
  ]);
  expect(replaceMentions(text, (id) => (id === 'd1' ? '@李明' : null))).toBe('请@李明和<@d2>看，@李明');
});

test.each(['', '<@>', '<@a b>', '<@李明>', '@d1', `<@${'a'.repeat(65)}>`])('%j mentions nobody', (other) => {
  expect(listMentions(other)).toEqual([]);
  expect(splitMentions(other)).toEqual(other === '' ? [] : [{ text: other }]);
});

test('the digits of an id are no patient identifier, and findings retain their positions', () => {
  const mention = encodeMention('13912345678');
  expect(findCommentIdentifiers(`${mention}您好`)).toEqual([]);
  const [found] = findCommentIdentifiers(`${mention}电话13912345678`);
  expect(found).toMatchObject({ kind: 'phone', start: mention.length + 2 });
});
