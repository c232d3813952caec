import { asc } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { DoctorService } from '../doctor/service.ts';
import { organization } from './tables.ts';

/** Associations with their people. */
export function createOrganization(
  { db }: Pick<AppContext, 'db'>,
  doctors: DoctorService,
): Module<'listOrganizations'> {
  return {
    handlers: {
      async listOrganizations() {
        const rows = await db.select().from(organization).orderBy(asc(organization.position));
        const ids = rows.flatMap(({ officers, groups }) => [
          ...officers.map(({ doctorId }) => doctorId),
          ...groups.map(({ leaderId }) => leaderId),
        ]);
        const cards = await doctors.cardsById(ids);
        return {
          list: rows.map(({ officers, groups, ...row }) => ({
            ...row,
            officers: officers.flatMap(({ post, doctorId }) => {
              const doctor = cards.get(doctorId);
              return doctor ? [{ post, doctor }] : [];
            }),
            groups: groups.flatMap(({ name, leaderId }) => {
              const leader = cards.get(leaderId);
              return leader ? [{ name, leader }] : [];
            }),
          })),
        };
      },
    },
  };
}
