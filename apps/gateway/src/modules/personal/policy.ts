import { isCertified, PERSON_NAME_MAX, validateCertificationName } from '@osteon/domain';
import type { Profile } from '../account/profile/profile-service.ts';

type Named = Pick<Profile, 'roleId' | 'name'>;

/** True if a customer's name is fixed, as a certified one is (rules/personal#personal-page). */
export function isNameFixed({ roleId, name }: Named): boolean {
  return name !== '' && isCertified(roleId);
}

/**
 * The problem of a name for an account, or null (rules/personal#profile). Its own name stays valid: that of a company
 * is the one of its licence, which the rule of names does not cover.
 */
export function findNameProblem(account: Named, name: string): 'notAllowed' | 'badInput' | null {
  if (name === account.name) return null;
  if (isNameFixed(account)) return 'notAllowed';
  const isValid = validateCertificationName(name) === null && name.length <= PERSON_NAME_MAX;
  return name === '' || isValid ? null : 'badInput';
}
