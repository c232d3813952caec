import type { ResponseOf } from '@osteon/contract';
import { isPlayerFirst } from '../../lib/chunk/in-background.ts';
import { callGateway } from '../../lib/gateway/call-gateway.ts';

type VideoPlay = ResponseOf<'getVideoPlay'>;

let first: { readonly id: string; readonly answer: Promise<VideoPlay> } | null = null;

/**
 * Requests what the player of the first page needs before that page's code has loaded: on a slow network the player
 * would wait for one after the other (rules/video#slow-networks).
 */
export function requestFirstVideoPlay(): void {
  if (!isPlayerFirst) return;
  const query = new URLSearchParams(location.search);
  const id = query.get('id');
  // A lesson permits what its course does, whose page loads first.
  if (id === null || query.has('lesson')) return;
  const answer = callGateway('getVideoPlay', { id });
  // A failure is that of the player, which may have left meanwhile.
  answer.catch(() => {});
  first = { id, answer };
}

/** Returns the answer that was requested for this video, once; null if there is none. */
export function takeFirstVideoPlay(played: { id: string; lessonId?: string | undefined }): Promise<VideoPlay> | null {
  const { id, lessonId } = played;
  const taken = first;
  first = null;
  return taken !== null && taken.id === id && lessonId === undefined ? taken.answer : null;
}
