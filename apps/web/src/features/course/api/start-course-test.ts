import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Begins the test of a course, or goes on with it; the page reads its state again either way. */
export function useStartCourseTest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callGateway('startCourseTest', { id }),
    onSettled: () => client.invalidateQueries({ queryKey: gatewayKey('getCourseTest') }),
  });
}
