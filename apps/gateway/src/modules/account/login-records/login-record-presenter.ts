import type { ResponseOf } from '@osteon/contract';
import { describeBrowser, detectFormFactor } from '../sessions/user-agent.ts';
import type { LoginRecordRow } from './login-record-repository.ts';

/** Presents a login record to its owner; rules/device#login-records. */
export function presentLoginRecord({
  id,
  at,
  method,
  result,
  kind,
  ip,
  userAgent,
  displacedAt,
}: LoginRecordRow): ResponseOf<'listLoginRecords'>['list'][number] {
  return {
    id: String(id),
    at,
    way: method,
    result,
    ip,
    browser: describeBrowser(userAgent),
    form: detectFormFactor(userAgent),
    phonePages: kind === 'phone',
    displacedAt,
  };
}
