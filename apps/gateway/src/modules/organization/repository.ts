import { asc } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect.ts';
import { organization } from './tables.ts';

export type OrganizationRepository = ReturnType<typeof createOrganizationRepository>;

/** Reads associations. */
export function createOrganizationRepository(db: Database) {
  return {
    listOrganizations: () => db.select().from(organization).orderBy(asc(organization.position)),
  };
}
