import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';

/** Starts or resumes the test of a course; the page refetches its state either way. */
export function useStartCourseTest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callGateway('startCourseTest', { id }),
    onSettled: () => client.invalidateQueries({ queryKey: gatewayKey('getCourseTest') }),
  });
}
