import { ROUTE_FRAMES } from '@osteon/domain';

/** The AI search, with what was typed as its question. */
export const aiSearchLink = (question: string) =>
  `${ROUTE_FRAMES.aiSearch.path}?${new URLSearchParams({ keyWord: question })}`;

/** The AI search from the header of narrow windows (rules/ai#page). */
export const pushedAiSearchLink = `${ROUTE_FRAMES.aiSearch.path}?fromPush=true`;
