import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderEmptyPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { evidenceText, noteText } from '../page/line-texts.ts';

const line: CreditLine = {
  id: 'a',
  sourceType: 'live',
  sourceId: 'l06',
  title: '单侧双通道内镜下腰椎管减压',
  titleEn: '',
  creditClass: 'II',
  hours: 1.5,
  points: 1,
  evidence: { watched: [], test: null, attended: { minutes: 91, ofMinutes: 120 } },
  bookedAt: Date.parse('2026-11-21T22:01:00+08:00'),
  reason: '',
  revokedAt: null,
  revokedReason: '',
};

test('the credit of a live event has the attended minutes and those on the air', async ({ gateway }) => {
  logIn(gateway);
  expect([noteText(line), evidenceText(line)]).toEqual(['直播', '到场 91分钟']);
  await renderEmptyPage();
  openDialog('creditEvidence', { line });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent(/单侧双通道内镜下腰椎管减压/);
  await expect.element(dialog).toMatchTextContent(/到场 91分钟，直播共120分钟（同一分钟只计一次）/);
  expect(await axeViolations('[role=dialog]')).toEqual([]);
});
