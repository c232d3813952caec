import { errors, type ResponseOf, SUCCESS_CODE } from '@osteon/contract';
import type { Session } from '../../../platform/session/session.ts';

/** What the session check tells: a displaced session still names its customer, but nothing of the account (seed 000 §4). */
export function presentSession(session: Session | null): ResponseOf<'checkSession'> {
  return {
    status: statusOf(session),
    customerId: session?.customerId ?? '',
    userId: session?.customerId ?? '',
    accessToken: session?.apiToken ?? '',
    userInfo: session && !session.displacedBy ? session.userInfo : null,
    lockRecordId: session?.lockRecordId ?? null,
    lockRecordType: session?.lockRecordType ?? null,
    loginTime: session?.displacedBy?.at ?? null,
    loginIp: session?.displacedBy?.ip ?? null,
  };
}

function statusOf(session: Session | null): number {
  if (!session) return errors.notLoggedIn.code;
  return session.displacedBy ? errors.sessionDisplaced.code : SUCCESS_CODE;
}
