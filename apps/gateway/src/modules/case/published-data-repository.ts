import { eq, sql } from 'drizzle-orm';
import type { OwnRows } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { resource } from '../content/tables.ts';
import { doctor } from '../doctor/tables.ts';
import { clinicalCase } from './base/tables.ts';

/** The publications of an account, which belong to its public profile (rules/data-export#contents). */
export const publishedCaseData: readonly OwnRows[] = [
  {
    name: 'published-content',
    title: m['ownData.case.published'],
    table: resource,
    account: doctor.accountId,
    through: { table: doctor, on: eq(doctor.id, resource.authorId) },
    hidden: [resource.titleGrams],
  },
  {
    name: 'published-cases',
    title: m['ownData.case.cases'],
    table: clinicalCase,
    account: doctor.accountId,
    through: {
      table: doctor,
      on: sql`${doctor.id} = (select author_id from ${resource} where ${resource.id} = ${clinicalCase.id})`,
    },
  },
];
