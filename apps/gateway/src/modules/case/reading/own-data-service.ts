import type { OwnRows } from '../../../platform/own-data.ts';
import { m } from '../../../texts/index.ts';
import { caseMeasure, caseOpening } from './tables.ts';

/** The votes and measures of an account for its data export, without the hash of its browser. */
export const readingRows: readonly OwnRows[] = [
  {
    name: 'case-openings',
    title: m['ownData.case.openings'],
    table: caseOpening,
    account: caseOpening.accountId,
    hidden: [caseOpening.browserHash],
  },
  { name: 'case-measures', title: m['ownData.case.measures'], table: caseMeasure, account: caseMeasure.accountId },
];
