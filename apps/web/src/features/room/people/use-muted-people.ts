import { SpeakState } from '@osteon/domain';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getUserListPagesQuery, type LiveUser } from '../../../entities/room/api/get-user-list.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';

/** The people per request, so that one is enough for nearly every event. */
const PAGE_SIZE = 100;

/** The people who are muted or banned in an event, by a part of their names (rules/room-moderation#people). */
export const useMutedPages = (activityId: string, userName = '') =>
  useInfiniteQuery({
    ...getUserListPagesQuery({ activityId, userName, queryType: 1, pageSize: PAGE_SIZE }, useCustomerId()),
    placeholderData: keepPreviousData,
  });

/** The mute of a person by its id, for all whose mutes have been fetched; the others are free. */
export function useSpeakStates(activityId: string): (userId: string) => SpeakState {
  const { data } = useMutedPages(activityId);
  const states = new Map(
    data?.pages.flatMap(({ list }) => list).map(({ userId, moderation }) => [userId, moderation?.speakState]),
  );
  return (userId) => states.get(userId) ?? SpeakState.free;
}

/** The people of several pages, each once: one who joins or leaves moves the others to another page. */
export function listPeople(pages: readonly { readonly list: readonly LiveUser[] }[] = []): readonly LiveUser[] {
  return [...new Map(pages.flatMap(({ list }) => list).map((user) => [user.userId, user])).values()];
}
