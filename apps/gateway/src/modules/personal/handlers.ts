import { getPortraitThumbnail } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ProfileService } from '../account/profile/profile-service.ts';
import type { PublicProfileService } from '../doctor/public-profile-service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { findNameProblem, isNameFixed } from './policy.ts';
import type { PortraitService } from './portrait-service.ts';
import { sortMajors } from './sort-majors.ts';

export type PersonalCall =
  | 'getCustomerInfoV2'
  | 'updateCustomerInfo'
  | 'updatePortrait'
  | 'deletePortrait'
  | 'updateBiography'
  | 'getAuthMajor';

/** Dependencies on this module and on others. */
export interface PersonalServices {
  readonly profiles: ProfileService;
  readonly doctors: DoctorService;
  readonly persons: Pick<PublicProfileService, 'updatePublicProfile'>;
  readonly portraits: PortraitService;
}

/** Handles the calls of a customer's personal information. */
export function createHandlers({ profiles, doctors, persons, portraits }: PersonalServices): Handlers<PersonalCall> {
  return {
    async getCustomerInfoV2(_input, context) {
      const profile = await profiles.get(context.session.customerId);
      const { id, mobile, email } = profile;
      return {
        ...profile,
        customerId: id,
        personId: await doctors.findPublicProfileId(id),
        mobile: mobile ?? '',
        email: email ?? '',
        nameFixed: isNameFixed(profile),
      };
    },

    async updateCustomerInfo({ name, medicalTitle, company, specialtyId }, context) {
      const { customerId } = context.session;
      const isKnown = specialtyId === '' || (await doctors.listSpecialties()).some(({ id }) => id === specialtyId);
      if (!isKnown) throw new CallError('badInput');
      await profiles.update(customerId, { name, medicalTitle, company, specialtyId }, async (tx, before) => {
        // The locked account, as it may just have been certified.
        const problem = findNameProblem(before, name);
        if (problem !== null) throw new CallError(problem);
        await persons.updatePublicProfile(tx, customerId, {
          ...(name === '' ? {} : { name }),
          title: medicalTitle,
          hospital: company,
          // A person is always in the list of one specialty.
          ...(specialtyId === '' ? {} : { specialtyId }),
        });
      });
      return {};
    },

    async updatePortrait({ fileContent }, { session }) {
      const logo = await portraits.set(session.customerId, fileContent);
      return { logo, customerLogoUrl: getPortraitThumbnail(logo) };
    },

    async deletePortrait(_input, { session }) {
      await portraits.remove(session.customerId);
      return {};
    },

    async updateBiography({ biography }, { session }) {
      await profiles.update(session.customerId, { biography }, (tx) =>
        persons.updatePublicProfile(tx, session.customerId, { introduction: biography }),
      );
      return {};
    },

    async getAuthMajor({ sort, pageSize }) {
      const specialties = await doctors.listSpecialties();
      const list = specialties.map(({ id, name, nameEn }) => ({ id, propertyName: name, propertyEnName: nameEn }));
      return { list: sortMajors(list, sort).slice(0, pageSize) };
    },
  };
}
