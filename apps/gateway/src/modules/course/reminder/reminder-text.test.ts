import { expect, test } from 'vitest';
import { composeReminder } from './reminder-text.ts';

const stop = { title: 'Hip', number: 2, lesson: 'Approach' };

test.each([
  [{ secondsLeft: 0, others: 0 }, 'You stopped at lesson 2 of “Hip”: “Approach”. Open this message to continue.'],
  [
    { secondsLeft: 85, others: 1 },
    'You stopped at lesson 2 of “Hip”: “Approach”, with 01:25 left. Open this message to continue. You have 1 other unfinished course.',
  ],
  [
    { secondsLeft: 0, others: 2 },
    'You stopped at lesson 2 of “Hip”: “Approach”. Open this message to continue. You have 2 other unfinished courses.',
  ],
])('%j in English', (rest, body) => {
  expect(composeReminder({ ...stop, ...rest })('en')).toEqual({ title: 'You have an unfinished course', body });
});
