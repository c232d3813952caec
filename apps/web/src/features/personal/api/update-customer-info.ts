import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** The editable fields of a profile. */
export type Particulars = Pick<RequestOf<'updateCustomerInfo'>, 'name' | 'medicalTitle' | 'company' | 'specialtyId'>;

/** Saves it, and refetches the profile in the header. */
export function useUpdateCustomerInfo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (particulars: Particulars) => callGateway('updateCustomerInfo', particulars),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: gatewayKey('getCustomerInfoV2') }),
        client.invalidateQueries({ queryKey: gatewayKey('getDoctorInfo') }),
      ]),
  });
}
