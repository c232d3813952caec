import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { openCaseOutcome } from '../api/open-case-outcome.ts';
import { voteCase } from '../api/vote-case.ts';

/** Opens the outcome of a case by a vote or, for null, without one; the page then shows it (rules/case#seal). */
export function useOpenCase(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (option: number | null): Promise<void> => {
      await (option === null ? openCaseOutcome(id) : voteCase(id, option));
    },
    onSuccess: () => {
      // Lists show who answered.
      void queries.invalidateQueries({ queryKey: ['listContent'], refetchType: 'none' });
      return refetch(queries, 'getCase');
    },
    onError: (error, option) => {
      const isElsewhere = error instanceof GatewayError && error.code === codes.conflict;
      if (isElsewhere) void refetch(queries, 'getCase');
      const fallback = option === null ? m['case.poll.skipFailed']() : m['case.poll.failed']();
      toast.error(isElsewhere ? m['case.poll.elsewhere']() : failureText(error, fallback));
    },
  });
}
