import type { DoctorCard, ResponseOf } from '@osteon/contract';
import type { organization } from './tables.ts';

type OrganizationRow = typeof organization.$inferSelect;

/** Ids of the doctors that an association names. */
export function listDoctorIds({ officers, groups }: OrganizationRow): string[] {
  return [...officers.map(({ doctorId }) => doctorId), ...groups.map(({ leaderId }) => leaderId)];
}

/** An association with the cards of its people; a person without a card is left out. */
export function presentOrganization(
  { officers, groups, ...row }: OrganizationRow,
  cards: ReadonlyMap<string, DoctorCard>,
): ResponseOf<'listOrganizations'>['list'][number] {
  return {
    ...row,
    officers: officers.flatMap(({ post, doctorId }) => {
      const doctor = cards.get(doctorId);
      return doctor ? [{ post, doctor }] : [];
    }),
    groups: groups.flatMap(({ name, leaderId }) => {
      const leader = cards.get(leaderId);
      return leader ? [{ name, leader }] : [];
    }),
  };
}
