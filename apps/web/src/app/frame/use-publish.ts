import { isMember } from '@osteon/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getMemberProduct } from '../../features/membership/api/get-member-product-detail.ts';
import { vipTip } from '../../features/membership/vip-tip.ts';
import { doctorInfoQuery } from '../../features/shell/api/get-doctor-info.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { useSession } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../../ui/toast/toast.ts';

/**
 * What the publish button does (seed 000 §4): members go on in the app, others read what a membership costs. While the
 * answer is awaited another press does nothing.
 */
export function usePublish(): () => void {
  const queries = useQueryClient();
  const customerId = useSession((state) => state.customerId);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const member = await queries.ensureQueryData(doctorInfoQuery(customerId));
      if (isMember(member, Date.now())) return openDialog('leadToApp', { about: 'publish' });
      const product = await getMemberProduct(member.projectId);
      openDialog('vipTip', vipTip(member, product, Date.now()));
    },
    onError: (error) => {
      const said = error instanceof GatewayError ? error.text : '';
      toast.error(said || m['payment.detailFailed']());
    },
  });
  return () => {
    if (!isPending) mutate();
  };
}
