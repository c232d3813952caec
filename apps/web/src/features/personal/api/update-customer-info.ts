import type { RequestOf } from '@osteon/contract';
import { useMutation } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { useRefetchProfile } from '../use-refetch-profile.ts';

/** The editable fields of a profile. */
export type Particulars = Pick<RequestOf<'updateCustomerInfo'>, 'name' | 'medicalTitle' | 'company' | 'specialtyId'>;

/** Saves it, and refetches the profile in the header. */
export function useUpdateCustomerInfo() {
  const refetchProfile = useRefetchProfile();
  return useMutation({
    mutationFn: (particulars: Particulars) => callGateway('updateCustomerInfo', particulars),
    onSuccess: refetchProfile,
  });
}
