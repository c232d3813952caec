import { expect, test } from 'vitest';
import { addUp } from './add-up.ts';

test('steps in one direction add up while the screen shows them', () => {
  const back = { do: 'seekBy', seconds: -5 } as const;
  const forward = { do: 'seekBy', seconds: 10 } as const;
  expect(addUp(null, back)).toEqual(back);
  expect(addUp(addUp(back, back), back)).toEqual({ do: 'seekBy', seconds: -15 });
  expect(addUp(back, forward)).toEqual(forward);
  expect(addUp({ do: 'mute' }, forward)).toEqual(forward);
  expect(addUp(forward, { do: 'mute' })).toEqual({ do: 'mute' });
});
