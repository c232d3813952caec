import type { AppContext } from '../../platform/app-context.ts';
import type { Module } from '../../platform/module.ts';
import type { DoctorService } from '../doctor/service.ts';
import { createOrganizationHandlers } from './handlers.ts';
import { createOrganizationRepository } from './repository.ts';

/** Associations with their people. */
export function createOrganization(
  { db }: Pick<AppContext, 'db'>,
  doctors: DoctorService,
): Module<'listOrganizations'> {
  return {
    handlers: createOrganizationHandlers(createOrganizationRepository(db), doctors),
    routes: null,
    mediaRoutes: [],
    pageCards: {},
    initialDataLoaders: {},
    jobs: [],
    workers: [],
    erasure: null,
    ownData: null,
    constraints: {},
  };
}
