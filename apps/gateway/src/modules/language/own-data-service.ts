import type { OwnData } from '../../platform/own-data.ts';
import { languagePreference } from './tables.ts';

/** The languages that an account chose. */
export const languageData: OwnData = {
  rows: [{ name: 'languages', title: '语言设置', table: languagePreference, account: languagePreference.accountId }],
  listFiles: null,
};
