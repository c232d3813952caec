import { RevokePage } from '../../../features/account/cancellation/revoke-page.tsx';

/** Takes the cancellation of an account back (spec-decision 8). */
export function Component() {
  return <RevokePage />;
}
