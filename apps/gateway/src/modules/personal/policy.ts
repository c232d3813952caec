import { isCertified } from '@osteon/domain';
import type { Profile } from '../account/profile/profile-service.ts';

/** Whether a customer's name is fixed, as a certified one is (rules/personal#personal-page). */
export function isNameFixed({ roleId, name }: Pick<Profile, 'roleId' | 'name'>): boolean {
  return name !== '' && isCertified(roleId);
}
