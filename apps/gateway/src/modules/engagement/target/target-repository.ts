import { ResourceType } from '@osteon/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { authorAccount, isPublished, resource } from '../../content/tables.ts';
import { doctor, isShown } from '../../doctor/tables.ts';
import { organization } from '../../organization/tables.ts';
import { ASSOCIATION_TYPE, type Target } from './target.ts';

/** An item that is shown, and the account whose public profile it is; null for everything else. */
export interface ShownTarget {
  readonly id: string;
  readonly ownerId: string | null;
  /** The account that is told what others do with it: its owner's or its author's; null for none. */
  readonly receiverId: string | null;
}

/** Reads whether items are shown. */
export function createTargetRepository(db: Database) {
  const nobody = sql<null>`null`;
  const selectDoctors = (condition: SQL) =>
    db
      .select({ id: doctor.id, ownerId: doctor.accountId, receiverId: doctor.accountId })
      .from(doctor)
      .where(and(isShown, condition))
      .$dynamic();
  const selectOrganizations = (condition: SQL) =>
    db
      .select({ id: organization.id, ownerId: nobody, receiverId: nobody })
      .from(organization)
      .where(condition)
      .$dynamic();
  const selectResources = (type: number, condition: SQL) =>
    db
      .select({ id: resource.id, ownerId: nobody, receiverId: authorAccount })
      .from(resource)
      .where(and(isPublished, eq(resource.type, type), condition))
      .$dynamic();

  return {
    /** Those of these ids that are shown. */
    async listShown(refType: number, ids: readonly string[]): Promise<readonly ShownTarget[]> {
      if (refType === ResourceType.author) return selectDoctors(anyOf(doctor.id, ids));
      if (refType === ASSOCIATION_TYPE) return selectOrganizations(anyOf(organization.id, ids));
      return selectResources(refType, anyOf(resource.id, ids));
    },

    /** An item that cannot be removed until the transaction ends; undefined unless it is shown. */
    async lockShown({ refType, refId }: Target): Promise<ShownTarget | undefined> {
      const [row] = await lock(refType, refId);
      return row;
    },
  };

  /** Views of a resource are counted while it is locked. */
  async function lock(refType: number, refId: string): Promise<readonly ShownTarget[]> {
    if (refType === ResourceType.author) return selectDoctors(eq(doctor.id, refId)).for('share');
    if (refType === ASSOCIATION_TYPE) return selectOrganizations(eq(organization.id, refId)).for('share');
    return selectResources(refType, eq(resource.id, refId)).for('key share');
  }
}
