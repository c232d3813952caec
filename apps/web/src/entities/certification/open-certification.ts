import { openDialog } from '../../lib/dialogs.ts';
import { useSession } from '../../lib/session/session-store.ts';

/** The certification that somebody is led to. */
export interface CertificationRequest {
  /** Level of a doctor; without one the next that the caller's role may apply for. */
  readonly level?: 1 | 2;
  /** A company is led to its page. */
  readonly company?: boolean;
}

/**
 * Opens the certification dialog, or leads a company to its page (rules/certification-pages#dialog). A visitor has to
 * log in first.
 */
export function openCertification(request: CertificationRequest = {}): void {
  if (useSession.getState().customerId === '') openDialog('login');
  else openDialog('certification', request);
}
