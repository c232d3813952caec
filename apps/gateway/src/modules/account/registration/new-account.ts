import { AUTH_STATE_TO_CERTIFY, NEW_USER_SAVING_FEN, RoleId } from '@osteon/domain';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { AccountName } from '../account-repository.ts';

/** As every new account is: not authenticated and to be led to certification (spec-decision 30a). */
export function newAccount<Name extends AccountName>(name: Name, now: number) {
  return {
    id: randomId(),
    ...name,
    roleId: RoleId.notAuthenticated,
    authState: AUTH_STATE_TO_CERTIFY,
    discountFen: NEW_USER_SAVING_FEN,
    bindConfirmedAt: now,
    agreedAt: now,
    createdAt: now,
  };
}
