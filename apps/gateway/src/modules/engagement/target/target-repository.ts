import { ResourceType } from '@osteon/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { doctor, isShown } from '../../doctor/tables.ts';
import { organization } from '../../organization/tables.ts';
import type { Target } from './target.ts';

/** An item that is shown, and the account whose public profile it is; null for everything else. */
export interface ShownTarget {
  readonly id: string;
  readonly ownerId: string | null;
}

/** Reads whether items are shown. */
export function createTargetRepository(db: Database) {
  const selectDoctors = (condition: SQL) =>
    db.select({ id: doctor.id, ownerId: doctor.accountId }).from(doctor).where(and(isShown, condition)).$dynamic();
  const selectOrganizations = (condition: SQL) =>
    db.select({ id: organization.id, ownerId: sql<null>`null` }).from(organization).where(condition).$dynamic();

  return {
    /** Those of these ids that are shown. */
    listShown: async (refType: number, ids: readonly string[]): Promise<readonly ShownTarget[]> =>
      refType === ResourceType.author
        ? selectDoctors(anyOf(doctor.id, ids))
        : selectOrganizations(anyOf(organization.id, ids)),

    /** An item that cannot be removed until the transaction ends; undefined unless it is shown. */
    async lockShown({ refType, refId }: Target): Promise<ShownTarget | undefined> {
      const rows: readonly ShownTarget[] =
        refType === ResourceType.author
          ? await selectDoctors(eq(doctor.id, refId)).for('share')
          : await selectOrganizations(eq(organization.id, refId)).for('share');
      return rows[0];
    },
  };
}
