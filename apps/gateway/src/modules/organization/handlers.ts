import type { Handlers } from '../../platform/http/handler.ts';
import type { DoctorService } from '../doctor/service.ts';
import { listDoctorIds, presentOrganization } from './presenter.ts';
import type { OrganizationRepository } from './repository.ts';

/** Answers the calls of associations. */
export function createOrganizationHandlers(
  repository: OrganizationRepository,
  doctors: Pick<DoctorService, 'cardsById'>,
): Handlers<'listOrganizations'> {
  return {
    async listOrganizations() {
      const rows = await repository.selectOrganizations();
      const cards = await doctors.cardsById(rows.flatMap(listDoctorIds));
      return { list: rows.map((row) => presentOrganization(row, cards)) };
    },
  };
}
