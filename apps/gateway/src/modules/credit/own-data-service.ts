import type { OwnData } from '../../platform/own-data.ts';
import { creditLine } from './tables.ts';

/** An account's lines of credit with their evidence, those that were revoked included. */
export const creditData: OwnData = {
  rows: [{ name: 'credit-lines', title: '学分', table: creditLine, account: creditLine.accountId }],
  listFiles: null,
};
