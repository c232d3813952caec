import { ROUTE_FRAMES } from '@osteon/domain';
import { getAgreementConsentQuery } from '../../entities/agreement/api/get-agreement-consent.ts';
import { openDialog, whenFree } from '../../lib/dialogs.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';
import { useSession } from '../../lib/session/session-store.ts';

/**
 * Opens the consent dialog for customers whose session was checked when a new version of the agreements is pending
 * (rules/agreement#asking-again). Not on the page of the agreements. Called once, at the start.
 */
export function requestConsent(): void {
  let promptedCustomerId = '';
  useSession.subscribe(({ check, customerId }) => {
    if (customerId === '') promptedCustomerId = '';
    const holds = check?.status === 0 && check.lockRecordType === null;
    if (!holds || customerId === promptedCustomerId || isReadingAgreements()) return;
    promptedCustomerId = customerId;
    void requestPending(customerId);
  });
}

async function requestPending(customerId: string): Promise<void> {
  // A failed request is repeated with the next page load.
  const consents = await queryClient.fetchQuery(getAgreementConsentQuery(customerId)).catch(() => null);
  if (!consents?.list.some(({ pending }) => pending)) return;
  whenFree(() => {
    if (useSession.getState().customerId === customerId) openDialog('consent', { customerId });
  });
}

function isReadingAgreements(): boolean {
  return window.location.pathname.endsWith(ROUTE_FRAMES.agreementPage.path);
}
