import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { queryId } from '../../platform/portal/page.ts';
import { m } from '../../texts/index.ts';
import { createDoctorHandlers, type DoctorCalls } from './handlers.ts';
import { createHospitalRepository } from './hospitals/hospital-repository.ts';
import type { PublicProfileService } from './public-profile-service.ts';
import { createDoctorRepository } from './repository.ts';
import { createDoctorService, type DoctorDependencies, type DoctorService } from './service.ts';
import { doctor } from './tables.ts';

/** The public person of an account. */
const doctorData: OwnData = {
  rows: [
    {
      name: 'public-profile',
      title: m['ownData.doctor.publicProfile'],
      table: doctor,
      account: doctor.accountId,
    },
  ],
  listFiles: null,
};

/** Doctors, departments and the persons of accounts. */
export function createDoctor(
  { db }: Pick<AppContext, 'db'>,
  { persons, ...dependencies }: DoctorDependencies & { readonly persons: PublicProfileService },
): Module<DoctorCalls> & { readonly service: DoctorService } {
  const service = createDoctorService({ db }, dependencies);

  return {
    service,
    handlers: createDoctorHandlers({
      repository: createDoctorRepository(db),
      hospitals: createHospitalRepository(db),
      service,
    }),
    pageCards: { '/doctorHome': (query) => service.getPageCard(queryId(query)) },
    routes: null,
    mediaRoutes: [],
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: async (tx, { id }) => {
      await persons.erasePublicProfile(tx, id);
      return {};
    },
    ownData: doctorData,
    constraints: {},
  };
}
