import { expect, test } from 'vitest';
import { findPatientIdentifiers } from '../engagement/patient-identifier.ts';
import {
  getHeldReason,
  isNoticeText,
  maskPatientIdentifiers,
  mayDeleteOwnMessage,
  OWN_DELETION_MS,
} from './chat-moderation.ts';
import { LiveStatus } from './live-status.ts';

const shown = { hasPatientData: false, hasWatchedWord: false, isReviewed: false, isAssistant: false };

test.each([
  [{}, null],
  [{ hasWatchedWord: true }, 'words'],
  [{ isReviewed: true }, 'review'],
  [{ hasWatchedWord: true, isReviewed: true }, 'words'],
  [{ hasPatientData: true, hasWatchedWord: true, isReviewed: true }, 'patientData'],
  [{ isAssistant: true, hasWatchedWord: true, isReviewed: true }, null],
  [{ isAssistant: true, hasPatientData: true }, 'patientData'],
])('a message with %o is held for %j', (text, reason) => {
  expect(getHeldReason({ ...shown, ...text })).toBe(reason);
});

test.each([
  ['我们27床的患者，住院号20261103，S1通道只有8毫米', '我们＊＊＊的患者，住院号＊＊＊，S1通道只有8毫米'],
  ['请问入点怎么选？', '请问入点怎么选？'],
])('%j is masked as %j', (text, masked) => {
  expect(maskPatientIdentifiers(text)).toBe(masked);
  expect(findPatientIdentifiers(masked)).toEqual([]);
});

test.each([
  ['直播中请勿录屏', true],
  [' \n ', false],
  ['\u202E\u200B', false],
  ['公'.repeat(200), true],
  [`${'公'.repeat(200)}告`, false],
])('%j is a notice: %s', (text, isNotice) => {
  expect(isNoticeText(text)).toBe(isNotice);
});

test.each([
  [LiveStatus.living, OWN_DELETION_MS, true],
  [LiveStatus.living, OWN_DELETION_MS + 1, false],
  [LiveStatus.end, OWN_DELETION_MS + 1, false],
  [LiveStatus.replay, OWN_DELETION_MS + 1, true],
  [LiveStatus.replayPause, OWN_DELETION_MS + 1, false],
])('in status %d a sender may delete an own message after %d ms: %s', (status, age, mayDelete) => {
  expect(mayDeleteOwnMessage(status, 1000, 1000 + age)).toBe(mayDelete);
});
