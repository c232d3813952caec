import type { RequestOf } from '@osteon/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Submits an attempt; test and course are refetched, as a pass may complete the course. */
export function useSubmitCourseTest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payload: Pick<RequestOf<'submitCourseTest'>, 'id' | 'answers'>) =>
      callGateway('submitCourseTest', payload),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: gatewayKey('getCourseTest') });
      void client.invalidateQueries({ queryKey: gatewayKey('getCourse') });
    },
  });
}
