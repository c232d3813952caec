import { AUTH_STATE_TO_CERTIFY, NEW_USER_SAVING_FEN, RoleId } from '@osteon/domain';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { AccountIdentifier } from './account-identifier.ts';

/** The row of a new account: not authenticated, and led to certification; rules/registration#new-account. */
export function buildAccount<Identifier extends AccountIdentifier>(identifier: Identifier, now: number) {
  return {
    id: randomId(),
    ...identifier,
    roleId: RoleId.notAuthenticated,
    authState: AUTH_STATE_TO_CERTIFY,
    discountFen: NEW_USER_SAVING_FEN,
    bindConfirmedAt: now,
    agreedAt: now,
    createdAt: now,
  };
}
