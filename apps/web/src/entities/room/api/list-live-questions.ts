import type { RequestOf, ResponseOf } from '@osteon/contract';
import { type InfiniteData, keepPreviousData, type QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { gatewayKey, gatewayPagesQuery } from '../../../lib/gateway/gateway-query.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

type Page = ResponseOf<'listLiveQuestions'>;

/** A question of an event as its reader sees it. */
export type LiveQuestion = Page['list'][number];

/** The questions of an event page by page; while another list is fetched the previous one stays. */
export const useListLiveQuestions = (filter: Omit<RequestOf<'listLiveQuestions'>, 'cursor'>, enabled = true) =>
  useInfiniteQuery({
    ...gatewayPagesQuery('listLiveQuestions', filter, useCustomerId()),
    placeholderData: keepPreviousData,
    enabled,
    // The list is pushed only while it is shown.
    staleTime: 0,
  });

/** The questions of all pages; one that has moved to a later page between two requests is listed once. */
export const joinListLiveQuestions = (data: InfiniteData<Page> | undefined): LiveQuestion[] => [
  ...new Map(
    (data?.pages ?? []).flatMap(({ list }) => list).map((question) => [question.questionId, question]),
  ).values(),
];

/** Changes a question in every cached list. */
export function changeListLiveQuestions(
  queries: QueryClient,
  questionId: string,
  change: (question: LiveQuestion) => LiveQuestion,
): void {
  queries.setQueriesData<InfiniteData<Page>>(
    { queryKey: gatewayKey('listLiveQuestions') },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          list: page.list.map((each) => (each.questionId === questionId ? change(each) : each)),
        })),
      },
  );
}
