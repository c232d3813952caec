import { ROUTE_FRAMES } from '@osteon/domain';
import { getAgreementConsentQuery } from '../../entities/agreement/api/get-agreement-consent.ts';
import { openDialog, whenFree } from '../../lib/dialogs.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { queryClient } from '../query-client.ts';

/**
 * Asks customers whose session was checked whether a new version of the agreements waits for them (spec-decision 11i).
 * Not where the agreements are read. Once, at the start.
 */
export function requestConsent(): void {
  let asked = '';
  useSession.subscribe(({ check, customerId }) => {
    if (customerId === '') asked = '';
    const holds = check?.status === 0 && check.lockRecordType === null;
    if (!holds || customerId === asked || isReading()) return;
    asked = customerId;
    void ask(customerId);
  });
}

async function ask(customerId: string): Promise<void> {
  // One that cannot be read is asked for again with the next page load.
  const consents = await queryClient.fetchQuery(getAgreementConsentQuery(customerId)).catch(() => null);
  if (!consents?.list.some(({ pending }) => pending)) return;
  whenFree(() => {
    if (useSession.getState().customerId === customerId) openDialog('consent', { customerId });
  });
}

function isReading(): boolean {
  return window.location.pathname.endsWith(ROUTE_FRAMES.agreementPage.path);
}
