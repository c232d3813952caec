import { errors, type ResponseOf, SUCCESS_CODE } from '@osteon/contract';
import type { Session } from '../../../platform/session/session.ts';

/**
 * The response of the session check: for a displaced session the customer id, but nothing of the account;
 * rules/session#session-check.
 */
export function presentSession(session: Session | null): ResponseOf<'checkSession'> {
  return {
    status: getStatus(session),
    customerId: session?.customerId ?? '',
    userId: session?.customerId ?? '',
    accessToken: session?.apiToken ?? '',
    userInfo: session && !session.displacedBy ? session.userInfo : null,
    lockRecordId: session?.lockRecordId ?? null,
    lockRecordType: session?.lockRecordType ?? null,
    loginTime: session?.displacedBy?.at ?? null,
    loginIp: session?.displacedBy?.ip ?? null,
    locale: session && !session.displacedBy ? session.locale : null,
  };
}

function getStatus(session: Session | null): number {
  if (!session) return errors.notLoggedIn.code;
  return session.displacedBy ? errors.sessionDisplaced.code : SUCCESS_CODE;
}
