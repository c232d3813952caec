import { useEffect } from 'react';
import { useCheckMobileBind } from '../../../entities/account/api/check-mobile-bind.ts';
import { whenFree } from '../../../lib/dialogs.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { promptPhoneConfirmation } from './phone-binding-flow.ts';

/**
 * Looks on load whether a logged-in customer's phone is to be confirmed, and asks then (seed 000 §4, Login state). A
 * failure is only logged (seed 000 §8). A locked account has other worries.
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
