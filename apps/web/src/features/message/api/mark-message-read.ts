import type { RequestOf, ResponseOf } from '@osteon/contract';
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { callGateway } from '../../../lib/gateway/call-gateway.ts';
import { gatewayKey } from '../../../lib/gateway/gateway-query.ts';
import { refetch } from '../../../lib/gateway/query-client.ts';

type Which = RequestOf<'markMessageRead'>;
type Page = Pick<ResponseOf<'listMessages'>, 'list'>;

/** The lists that messages are in. */
const LISTS = ['listMessages', 'listLikesMe'] as const;

/** Marks messages read, as the call names them; optimistic, rolled back on failure. */
export const useMarkMessageRead = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: Which) => callGateway('markMessageRead', which),
    onMutate: async (which) => {
      for (const list of LISTS) {
        await queries.cancelQueries({ queryKey: gatewayKey(list) });
        queries.setQueriesData<InfiniteData<Page>>(
          { queryKey: gatewayKey(list) },
          (known) => known && { ...known, pages: known.pages.map((page) => marked(page, which)) },
        );
      }
    },
    onSettled: async () => {
      await Promise.all([...LISTS, 'getMessageCount' as const].map((call) => refetch(queries, call)));
    },
  });
};

function marked<Marked extends Page>(page: Marked, { id, kind, before = Number.POSITIVE_INFINITY }: Which): Marked {
  const isMeant = (each: Page['list'][number]) =>
    (id === undefined || each.id === id) && (kind === undefined || each.kind === kind) && each.sentAt < before;
  return { ...page, list: page.list.map((each) => (isMeant(each) ? { ...each, isRead: 1 } : each)) };
}
