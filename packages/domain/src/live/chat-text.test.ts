import { expect, test } from 'vitest';
import { CHAT_TEXT_MAX, cleanChatText, countChatText, isChatText } from './chat-text.ts';

test.each([
  ['lines become one', 'a \n\n b\r\nc', 'a b c'],
  ['what a comment loses is lost', ' \u202E屈\u200B膝 ', '屈膝'],
  ['markup is text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('%s', (_what, text, cleaned) => {
  expect(cleanChatText(text)).toBe(cleaned);
  expect(cleanChatText(cleaned)).toBe(cleaned);
});

test.each([
  ['nothing', ' \n\u200B', false],
  ['as long as allowed', '🦴'.repeat(CHAT_TEXT_MAX), true],
  ['one more', '好'.repeat(CHAT_TEXT_MAX + 1), false],
])('%s', (_what, text, isAllowed) => {
  expect(isChatText(text)).toBe(isAllowed);
});

test('an emoji counts once', () => {
  expect(countChatText('🦴 骨')).toBe(3);
});
