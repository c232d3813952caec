import type { Comment, CommentReply, RequestOf, ResponseOf } from '@osteon/contract';
import { type InfiniteData, keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { gatewayKey, gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

type Request = RequestOf<'listComments'>;
type Page = ResponseOf<'listComments'>;

/** The item of the comments. */
export type CommentItem = Pick<Request, 'resourceType' | 'resourceId'>;

/** Comments on an item page by page; while another order is fetched the previous pages stay. */
export const useListComments = (item: CommentItem, sort: NonNullable<Request['sort']>) =>
  useInfiniteQuery({
    ...gatewayPagesQuery('listComments', { ...item, sort }, useCustomerId()),
    placeholderData: keepPreviousData,
  });

/**
 * The thread of a comment that the address names, with the replies around it; none where the address names no comment.
 */
export const useListCommentsAround = (item: CommentItem, aroundId: string | null) =>
  useInfiniteQuery({
    ...gatewayPagesQuery('listComments', { ...item, ...(aroundId !== null && { aroundId }) }, useCustomerId()),
    enabled: aroundId !== null,
  });

/** The replies of a comment page by page, once they are requested. */
export const useListCommentsOfThread = (item: CommentItem, rootId: string, enabled: boolean) =>
  useInfiniteQuery({ ...gatewayPagesQuery('listComments', { ...item, rootId }, useCustomerId()), enabled });

/** Changes a comment or reply in every cached list of the page. */
export function changeListComments(
  queries: QueryClient,
  id: string,
  change: <Each extends CommentReply>(comment: Each) => Each,
): void {
  const changeOne = <Each extends CommentReply>(each: Each): Each => (each.commentId === id ? change(each) : each);
  changePages(queries, (page) => ({
    ...page,
    list: page.list.map((each) => ({ ...changeOne(each), replies: each.replies.map(changeOne) })),
    held: page.held.map(changeOne),
  }));
}

/** Adds a comment that the gateway has stored to the lists: a first one on top, a reply at the end of its thread. */
export function addToListComments(queries: QueryClient, item: CommentItem, comment: Comment): void {
  const { rootId, replies: _none, ...reply } = comment;
  const isSame = ({ commentId, replies }: Pick<Comment, 'commentId' | 'replies'>): boolean =>
    commentId === comment.commentId || replies.some((each) => each.commentId === comment.commentId);
  for (const query of queries.getQueryCache().findAll({ queryKey: gatewayKey('listComments') })) {
    const request = query.queryKey.find((part): part is Request => typeof part === 'object' && part !== null);
    if (request?.resourceType !== item.resourceType || request.resourceId !== item.resourceId) continue;
    queries.setQueryData<InfiniteData<Page>>(query.queryKey, (known) => {
      // A retry finds the comment of an earlier attempt, which the page may have loaded meanwhile.
      if (!known || known.pages.some(({ list }) => list.some(isSame))) return known;
      const pages = known.pages.map((page, index) => {
        if (comment.state === 'held') {
          const isFirst = index === 0 && request.rootId === undefined && request.aroundId === undefined;
          return isFirst && !page.held.some(isSame) ? { ...page, held: [comment, ...page.held] } : page;
        }
        const total = page.total + 1;
        if (request.rootId !== undefined) {
          const isEnd = request.rootId === rootId && index === known.pages.length - 1 && page.nextCursor === null;
          return { ...page, total, list: isEnd ? [...page.list, comment] : page.list };
        }
        if (rootId === null && request.aroundId !== undefined) return { ...page, total };
        if (rootId === null) return { ...page, total, list: index === 0 ? [comment, ...page.list] : page.list };
        const list = page.list.map((each) =>
          each.commentId === rootId
            ? { ...each, answerCount: each.answerCount + 1, replies: [...each.replies, { ...reply, rootId }] }
            : each,
        );
        return { ...page, total, list };
      });
      return { ...known, pages };
    });
  }
}

/** Cancels the requests in flight, whose responses may be older than a change of the page. */
export const stopListComments = (queries: QueryClient): Promise<void> =>
  queries.cancelQueries({ queryKey: gatewayKey('listComments') });

/** Refetches the comments of the page. */
export const refetchListComments = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: gatewayKey('listComments') });

function changePages(queries: QueryClient, change: (page: Page) => Page): void {
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: gatewayKey('listComments') },
    (known) => known && { ...known, pages: known.pages.map(change) },
  );
}
