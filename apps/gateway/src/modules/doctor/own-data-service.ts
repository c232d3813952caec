import type { OwnData } from '../../platform/own-data.ts';
import { doctor } from './tables.ts';

/** The public person of an account. */
export const doctorData: OwnData = {
  rows: [{ name: 'public-profile', title: '公开的个人主页', table: doctor, account: doctor.accountId }],
  listFiles: null,
};
