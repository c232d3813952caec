import { ResourceType } from '@osteon/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/database/connect.ts';
import { resource, resourceTag, tag } from '../../content/tables.ts';
import { doctor } from '../../doctor/tables.ts';
import { clinicalCase } from '../base/tables.ts';

/** Reads the published cases of accounts, in any state of their resource. */
export function createOwnCaseRepository(db: Database) {
  return {
    /** An own case with its state, locked until the transaction ends; undefined for none of this id. */
    async lockOwn(accountId: string, id: string) {
      const [row] = await db
        .select({
          details: clinicalCase,
          state: resource.state,
          title: resource.title,
          specialtyId: resource.specialtyId,
        })
        .from(resource)
        .innerJoin(clinicalCase, eq(clinicalCase.id, resource.id))
        .innerJoin(doctor, eq(doctor.id, resource.authorId))
        .where(and(eq(resource.id, id), eq(resource.type, ResourceType.case), eq(doctor.accountId, accountId)))
        .for('update', { of: resource });
      return row;
    },

    listTags: (id: string) =>
      db
        .select({ id: tag.id, name: tag.name, kind: tag.kind })
        .from(resourceTag)
        .innerJoin(tag, eq(tag.id, resourceTag.tagId))
        .where(eq(resourceTag.resourceId, id))
        .orderBy(tag.position),
  };
}
