import { ROUTE_FRAMES } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { deleteCaseDraft } from '../../entities/case/api/delete-case-draft.ts';
import { reviseCase } from '../../entities/case/api/revise-case.ts';
import { withdrawCase } from '../../entities/case/api/withdraw-case.ts';
import { emit } from '../../lib/events.ts';
import { wasLed } from '../../lib/gateway/call-gateway.ts';
import { codes, GatewayError } from '../../lib/gateway/gateway-error.ts';
import { gatewayKey } from '../../lib/gateway/gateway-query.ts';
import { failureText } from '../../texts/error-text.ts';
import { m } from '../../texts/index.ts';
import { confirm } from '../../ui/confirm/confirm.ts';
import { toast } from '../../ui/toast/toast.ts';

/** The address of the editor with a draft. */
export const editorPath = (draftId: string): string => `${ROUTE_FRAMES.casePublishRichText.path}?id=${draftId}`;

/** The actions on an own case: what cannot be undone asks first. */
export function useContentActions() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { mutate: run, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: () => queries.invalidateQueries({ queryKey: gatewayKey('listMyContent') }),
    onError: (error) => {
      if (error instanceof GatewayError && error.code === codes.membersOnly)
        emit('actionRequested', { action: { name: 'publish', data: {} } });
      else if (!wasLed(error)) toast.error(failureText(error, m['mine.content.failed']()));
    },
  });
  const ask = async (title: string, text: string, confirmLabel: string, act: () => Promise<unknown>) => {
    const cancelLabel = m['common.cancel']();
    if (await confirm({ title, text, confirmLabel, cancelLabel, destructive: true })) run(act);
  };
  return {
    isPending,
    withdrawFromReview: (draftId: string) => run(() => withdrawCase(draftId)),
    remove: (draftId: string) =>
      void ask(m['mine.content.deleteTitle'](), m['mine.content.deleteText'](), m['mine.content.delete'](), () =>
        deleteCaseDraft(draftId),
      ),
    withdraw: (caseId: string) =>
      void ask(m['mine.content.withdrawTitle'](), m['mine.content.withdrawText'](), m['mine.content.withdraw'](), () =>
        withdrawCase(caseId),
      ),
    revise: (caseId: string) =>
      run(async () => {
        const { draftId } = await reviseCase(caseId);
        void navigate(editorPath(draftId));
      }),
  };
}
