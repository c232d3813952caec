import { expect, test } from 'vitest';
import { ChatAuthType, getNextChatAuth } from './live-chat.ts';

const TYPES = Object.values(ChatAuthType);
const pairs = TYPES.flatMap((current) => TYPES.map((named) => ({ current, named })));

test.each(pairs)('chat type $current, then $named', ({ current, named }) => {
  expect(getNextChatAuth(current, named)).toBe(current === 4 ? 4 : named);
});
