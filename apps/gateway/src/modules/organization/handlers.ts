import type { Handlers } from '../../platform/http/handler.ts';
import type { DoctorService } from '../doctor/service.ts';
import { listDoctorIds, presentOrganization } from './presenter.ts';
import type { OrganizationRepository } from './repository.ts';

/** Handles the calls of associations. */
export function createOrganizationHandlers(
  repository: OrganizationRepository,
  doctors: Pick<DoctorService, 'findCardsById'>,
): Handlers<'listOrganizations'> {
  return {
    async listOrganizations() {
      const rows = await repository.listOrganizations();
      const cards = await doctors.findCardsById(rows.flatMap(listDoctorIds));
      return { list: rows.map((row) => presentOrganization(row, cards)) };
    },
  };
}
