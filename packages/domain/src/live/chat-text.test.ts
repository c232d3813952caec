import { expect, test } from 'vitest';
import { CHAT_TEXT_MAX, cleanChatText, countChatText, isChatText } from './chat-text.ts';

test.each([
  ['lines are joined to one', 'a \n\n b\r\nc', 'a b c'],
  ['invisible characters are removed as from a comment', ' \u202E屈\u200B膝 ', '屈膝'],
  ['markup stays text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('%s', (_what, text, cleaned) => {
  expect(cleanChatText(text)).toBe(cleaned);
  expect(cleanChatText(cleaned)).toBe(cleaned);
});

test.each([
  ['an empty message is invalid', ' \n\u200B', false],
  ['the maximum length is valid', '🦴'.repeat(CHAT_TEXT_MAX), true],
  ['one more character is invalid', '好'.repeat(CHAT_TEXT_MAX + 1), false],
])('%s', (_what, text, isAllowed) => {
  expect(isChatText(text)).toBe(isAllowed);
});

test('an emoji counts once', () => {
  expect(countChatText('🦴 骨')).toBe(3);
});
