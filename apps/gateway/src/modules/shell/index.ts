import type { Module } from '../../platform/module.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import { presentDoctor, VISITOR_MEMBERSHIP } from './presenter.ts';

/** What the frame around every page asks for. */
export function createShell({
  profiles,
}: {
  profiles: ProfileService;
}): Module<'getDoctorInfo' | 'getAuthorMemberInfo'> {
  return {
    handlers: {
      getDoctorInfo: async (_input, { session }) => presentDoctor(await profiles.get(session.customerId)),
      getAuthorMemberInfo: async () => VISITOR_MEMBERSHIP,
    },
  };
}
