import { validateCertificationName } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { isNameFixed } from './policy.ts';
import { sortMajors } from './sort-majors.ts';

export type PersonalCall = 'getCustomerInfoV2' | 'updateCustomerInfo' | 'getAuthMajor';

/** Handles the calls of a customer's personal information. */
export function createHandlers({
  profiles,
  doctors,
}: {
  profiles: ProfileService;
  doctors: DoctorService;
}): Handlers<PersonalCall> {
  return {
    async getCustomerInfoV2(_input, context) {
      const profile = await profiles.get(context.session.customerId);
      const { id, mobile, email } = profile;
      return { ...profile, customerId: id, mobile: mobile ?? '', email: email ?? '', nameFixed: isNameFixed(profile) };
    },

    async updateCustomerInfo({ name, medicalTitle, company, specialtyId }, context) {
      const profile = await profiles.get(context.session.customerId);
      if (isNameFixed(profile) && name !== profile.name) throw new CallError('notAllowed');
      if (name !== '' && validateCertificationName(name) !== null) throw new CallError('badInput');
      const isKnown = specialtyId === '' || (await doctors.listSpecialties()).some(({ id }) => id === specialtyId);
      if (!isKnown) throw new CallError('badInput');
      await profiles.update(profile.id, { name, medicalTitle, company, specialtyId });
      return {};
    },

    async getAuthMajor({ sort, pageSize }) {
      const specialties = await doctors.listSpecialties();
      const list = specialties.map(({ id, name, nameEn }) => ({ id, propertyName: name, propertyEnName: nameEn }));
      return { list: sortMajors(list, sort).slice(0, pageSize) };
    },
  };
}
