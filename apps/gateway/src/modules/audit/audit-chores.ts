import { type Chore, removeOlder } from '../../chores/chore.ts';
import { auditEntry } from './tables.ts';

/** How long the audit log is kept, in days (spec-decision 11j). */
export const auditChores: readonly Chore[] = [removeOlder('audit-entries', auditEntry, auditEntry.at, 180)];
