import { useEffect } from 'react';
import { useCheckMobileBind } from '../../../entities/account/api/check-mobile-bind.ts';
import { whenFree } from '../../../lib/dialogs.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { promptPhoneConfirmation } from './phone-binding-flow.ts';

/**
 * Checks on load whether the phone of a logged-in customer must be confirmed, and opens the prompt; a failure is only
 * logged (rules/phone-binding#bind-check). Not for a locked account, which gets the lock dialog instead.
 */
export function usePhoneBindingCheck({ enabled }: { enabled: boolean }): void {
  const { customerId, check } = useSession();
  const free = check?.status === 0 && check.lockRecordType === null;
  const { data, error } = useCheckMobileBind(customerId, { enabled: enabled && free && customerId !== '' });
  useEffect(() => {
    if (!data?.isExpire) return;
    return whenFree(() => promptPhoneConfirmation({ mobile: data.mobile, confirmedAt: data.confirmedAt }));
  }, [data]);
  useEffect(() => {
    if (error) console.warn('checkMobileBind', error);
  }, [error]);
}
