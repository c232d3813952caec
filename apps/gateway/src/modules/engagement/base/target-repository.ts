import { ASSOCIATION_TYPE, ResourceType } from '@osteon/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../../platform/database/any-of.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { prepareStatement } from '../../../platform/database/prepare-statement.ts';
import { authorAccount, isPublished, resource } from '../../content/tables.ts';
import { doctor, isVisible } from '../../doctor/tables.ts';
import { organization } from '../../organization/tables.ts';
import { product } from '../../product/tables.ts';
import type { Target } from './target.ts';

/** A visible item, and the account whose public profile it is; null for everything else. */
interface VisibleTarget {
  readonly id: string;
  readonly ownerId: string | null;
  /** The account that is notified of actions of others on it: its owner's or its author's; null for none. */
  readonly receiverId: string | null;
}

const nobody = sql<null>`null`;

const selectDoctors = (db: Database, condition: SQL) =>
  db
    .select({ id: doctor.id, ownerId: doctor.accountId, receiverId: doctor.accountId })
    .from(doctor)
    .where(and(isVisible, condition));

const selectOrganizations = (db: Database, condition: SQL) =>
  db.select({ id: organization.id, ownerId: nobody, receiverId: nobody }).from(organization).where(condition);

const selectProducts = (db: Database, condition: SQL) =>
  db.select({ id: product.id, ownerId: nobody, receiverId: nobody }).from(product).where(condition);

const selectResources = (db: Database, type: number | SQL<number>, condition: SQL) =>
  db
    .select({ id: resource.id, ownerId: nobody, receiverId: authorAccount })
    .from(resource)
    .where(and(isPublished, eq(resource.type, type), condition));

const lockDoctor = prepareStatement({ id: doctor.id }, (db, { id }) =>
  selectDoctors(db, eq(doctor.id, id)).for('share'),
);
const lockOrganization = prepareStatement({ id: organization.id }, (db, { id }) =>
  selectOrganizations(db, eq(organization.id, id)).for('share'),
);
// Views of a resource are counted while it is locked.
const lockResource = prepareStatement({ type: resource.type, id: resource.id }, (db, { type, id }) =>
  selectResources(db, type, eq(resource.id, id)).for('key share'),
);

/** Reads the visibility of items. */
export function createTargetRepository(db: Database) {
  return {
    /** Returns those of these ids that are visible. */
    async listVisible(refType: number, ids: readonly string[]): Promise<readonly VisibleTarget[]> {
      if (refType === ResourceType.author) return selectDoctors(db, anyOf(doctor.id, ids));
      if (refType === ASSOCIATION_TYPE) return selectOrganizations(db, anyOf(organization.id, ids));
      if (refType === ResourceType.product) return selectProducts(db, anyOf(product.id, ids));
      return selectResources(db, refType, anyOf(resource.id, ids));
    },

    /** An item that cannot be removed until the transaction ends; undefined unless it is visible. */
    async lockVisible({ refType, refId: id }: Target): Promise<VisibleTarget | undefined> {
      const [row] = await lock(refType, id);
      return row;
    },
  };

  function lock(type: number, id: string): Promise<readonly VisibleTarget[]> {
    if (type === ResourceType.author) return lockDoctor(db, { id });
    if (type === ASSOCIATION_TYPE) return lockOrganization(db, { id });
    return lockResource(db, { type, id });
  }
}
