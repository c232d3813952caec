import { expect, test } from 'vitest';
import {
  type CertificationStep,
  type CertificationStepEvent,
  getNextCertificationStep,
} from './certification-dialog.ts';

const events: readonly CertificationStepEvent[] = ['chooseChina', 'chooseOther', 'back', 'next', 'submitted', 'close'];

/** The step after each event, in their order. */
const table: Readonly<Record<CertificationStep, readonly (CertificationStep | null)[]>> = {
  country: ['qr', 'basicInfo', null, null, null, 'closed'],
  qr: [null, null, 'country', null, null, 'closed'],
  basicInfo: [null, null, 'country', 'upload', null, 'closed'],
  upload: [null, null, 'basicInfo', null, 'closed', 'closed'],
  closed: [null, null, null, null, null, null],
};

const pairs = (Object.keys(table) as CertificationStep[]).flatMap((step) =>
  events.map((event, index) => [step, event, table[step][index] ?? null] as const),
);

test.each(pairs)('%s at %s', (step, event, next) => {
  expect(getNextCertificationStep(step, event)).toBe(next);
});
