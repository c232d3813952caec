import { isCertified, validateCertificationName } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import type { Profile, ProfileService } from '../account/profile/profile-service.ts';
import type { DoctorService } from '../doctor/service.ts';

type PersonalCall = 'getCustomerInfoV2' | 'updateCustomerInfo' | 'getAuthMajor';

/** A name that was certified stays. */
const nameFixed = ({ roleId, name }: Profile) => name !== '' && isCertified(roleId);

/** What customers see and say of themselves (seed 000 §2, /personalInfo). */
export function createPersonal({
  profiles,
  doctors,
}: {
  profiles: ProfileService;
  doctors: DoctorService;
}): Module<PersonalCall> {
  return {
    handlers: {
      async getCustomerInfoV2(_input, context) {
        const profile = await profiles.get(context.session.customerId);
        const { id, mobile, email } = profile;
        return { ...profile, customerId: id, mobile: mobile ?? '', email: email ?? '', nameFixed: nameFixed(profile) };
      },

      async updateCustomerInfo({ name, medicalTitle, company, specialtyId }, context) {
        const profile = await profiles.get(context.session.customerId);
        if (nameFixed(profile) && name !== profile.name) throw new CallError('notAllowed');
        if (name !== '' && validateCertificationName(name) !== null) throw new CallError('badInput');
        const known = specialtyId === '' || (await doctors.listSpecialties()).some(({ id }) => id === specialtyId);
        if (!known) throw new CallError('badInput');
        await profiles.update(profile.id, { name, medicalTitle, company, specialtyId });
        return {};
      },

      async getAuthMajor() {
        const specialties = await doctors.listSpecialties();
        return {
          list: specialties.map(({ id, name, nameEn }) => ({ id, propertyName: name, propertyEnName: nameEn })),
        };
      },
    },
  };
}
