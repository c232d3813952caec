import { expect, test } from 'vitest';
import {
  APPEAL_IMAGE_BYTES_MAX,
  type AppealEvent,
  type AppealState,
  getNextAppealState,
  validateAppealImage,
  validateAppealReason,
} from './appeal.ts';

const STATES: readonly (AppealState | null)[] = [null, 'open', 'accepted', 'rejected'];
const EVENTS: readonly AppealEvent[] = ['send', 'accept', 'reject'];
const LEGAL: Readonly<Record<string, AppealState>> = {
  'null send': 'open',
  'open accept': 'accepted',
  'open reject': 'rejected',
  'rejected send': 'open',
};

test.each(STATES.flatMap((state) => EVENTS.map((event) => ({ state, event }))))(
  'appeal: $event while $state',
  ({ state, event }) => {
    expect(getNextAppealState(state, event)).toBe(LEGAL[`${state} ${event}`] ?? null);
  },
);

test.each([
  { reason: '', refused: 'appeal.reasonRequired' },
  { reason: ' \n　', refused: 'appeal.reasonRequired' },
  { reason: '都是我本人登录', refused: null },
])('a reason "$reason" is refused: $refused', ({ reason, refused }) => {
  expect(validateAppealReason(reason)).toBe(refused);
});

test.each([
  { type: 'image/jpeg', size: 1, refused: null },
  { type: 'image/png', size: APPEAL_IMAGE_BYTES_MAX, refused: null },
  { type: 'image/webp', size: APPEAL_IMAGE_BYTES_MAX + 1, refused: 'appeal.imageSize' },
  { type: 'image/svg+xml', size: 1, refused: 'appeal.imageType' },
  { type: 'application/pdf', size: 1, refused: 'appeal.imageType' },
  { type: '', size: 1, refused: 'appeal.imageType' },
])('a picture of $type and $size bytes is refused: $refused', ({ refused, ...picture }) => {
  expect(validateAppealImage(picture)).toBe(refused);
});
