import type { OwnData } from '../../platform/own-data.ts';
import { agreementConsent } from './tables.ts';

/** The agreements that an account accepted. */
export const agreementData: OwnData = {
  rows: [{ name: 'consents', title: '已同意的协议', table: agreementConsent, account: agreementConsent.accountId }],
  listFiles: null,
};
