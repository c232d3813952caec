import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getDataExportQuery } from '../../../entities/data-export/api/get-data-export.ts';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Requests an archive (rules/data-export#request). */
export function useRequestDataExport(customerId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callGateway('requestDataExport', {}),
    onSuccess: (answer) => queries.setQueryData(getDataExportQuery(customerId).queryKey, answer),
    onError: (error) => toast.error(failureText(error, m['info.export.requestFailed']())),
  });
}
