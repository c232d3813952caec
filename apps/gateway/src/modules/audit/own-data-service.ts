import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { auditEntry } from './tables.ts';

/** The security events of an account. Their details may name reviewers, so that they stay here. */
export const auditData: OwnData = {
  rows: [
    {
      name: 'security-events',
      title: m['ownData.audit.securityEvents'],
      table: auditEntry,
      account: auditEntry.accountId,
      hidden: [auditEntry.detail],
    },
  ],
  listFiles: null,
};
