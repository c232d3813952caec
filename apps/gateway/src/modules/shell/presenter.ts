import type { ResponseOf } from '@osteon/contract';
import {
  BuyType,
  formatYuan,
  getPortraitThumbnail,
  type LanguagePreference,
  MemberType,
  maskAccount,
} from '@osteon/domain';
import type { Profile } from '../account/profile/profile-service.ts';
import { ANNUAL_MEMBERSHIP } from '../membership/presenter.ts';

/** Membership of visitors, who are never members (rules/membership#visitors). */
export const VISITOR_MEMBERSHIP: ResponseOf<'getAuthorMemberInfo'> = {
  memberType: MemberType.none,
  expirationTime: 0,
  projectId: ANNUAL_MEMBERSHIP,
  buyType: BuyType.never,
  discountAmount: '',
};

/** Presents an account for its owner's header; the masked number or e-mail replaces a missing name. */
export function presentDoctor(profile: Profile): ResponseOf<'getDoctorInfo'> {
  return {
    logo: profile.logo,
    customerLogoUrl: getPortraitThumbnail(profile.logo),
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

/**
 * A customer's languages and reminders as the contract's list of settings, each key once: a scene has reminders if any
 * of its kinds has (rules/portal-settings#customer-settings).
 */
export function presentCustomerSettings(
  languages: LanguagePreference,
  reminders: readonly { scene: string; reminds: boolean }[],
): ResponseOf<'listCustomerConfig'>['list'] {
  const scenes = Map.groupBy(reminders, ({ scene }) => scene);
  return [
    ...Object.entries(languages).map(([configKey, value]) => ({ configKey, configValue: String(value) })),
    ...[...scenes].map(([scene, kinds]) => ({
      configKey: `remind.${scene}`,
      configValue: kinds.some(({ reminds }) => reminds) ? '1' : '0',
    })),
  ];
}
