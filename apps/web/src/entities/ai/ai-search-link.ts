import { ROUTE_FRAMES } from '@osteon/domain';

/** URL of the AI search with a question. */
export const aiSearchLink = (question: string) =>
  `${ROUTE_FRAMES.aiSearch.path}?${new URLSearchParams({ keyWord: question })}`;

/** URL of the AI search in the header of narrow windows (rules/ai#entries). */
export const pushedAiSearchLink = `${ROUTE_FRAMES.aiSearch.path}?fromPush=true`;
