import { RevokePage } from '../../../features/account/cancellation/revoke-page.tsx';

/** Revokes the cancellation of an account (rules/cancellation#revocation). */
export function Component() {
  return <RevokePage />;
}
