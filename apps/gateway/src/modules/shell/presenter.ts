import type { ResponseOf } from '@osteon/contract';
import { BuyType, formatYuan, MemberType, maskAccount } from '@osteon/domain';
import type { Profile } from '../account/profile/profile-service.ts';
import { ANNUAL_MEMBERSHIP } from '../membership/annual-membership.ts';

/** A visitor is never a member (seed 000 §3, Anonymous visitor). */
export const VISITOR_MEMBERSHIP: ResponseOf<'getAuthorMemberInfo'> = {
  memberType: MemberType.none,
  expirationTime: 0,
  projectId: ANNUAL_MEMBERSHIP,
  buyType: BuyType.never,
  discountAmount: '',
};

/** An account as its owner's header shows it; one without a name goes by its masked number or e-mail. */
export function presentDoctor(profile: Profile): ResponseOf<'getDoctorInfo'> {
  return {
    logo: profile.logo,
    customerLogoUrl: profile.logo,
    name: profile.name || maskAccount(profile.mobile ?? profile.email ?? ''),
    medicalTitle: profile.medicalTitle,
    company: profile.company,
    roleId: profile.roleId,
    internationalStatus: profile.internationalStatus,
    memberType: profile.memberType,
    expirationTime: profile.expirationTime ?? 0,
    projectId: ANNUAL_MEMBERSHIP,
    buyType: profile.buyType,
    discountAmount: profile.discountFen === null ? '' : formatYuan(profile.discountFen),
  };
}
