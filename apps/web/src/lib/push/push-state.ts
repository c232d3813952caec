import { PUSH_ALIVE_MS } from '@osteon/domain';
import { create } from 'zustand';

/** True if the socket received something lately: then hints arrive at once, and polls are less frequent (ADR 015). */
export const usePushState = create(() => ({ isAlive: false }));

let silence: ReturnType<typeof setTimeout> | undefined;

/** Records a sign of life of the socket, which counts for a minute. */
export function markPushAlive(): void {
  clearTimeout(silence);
  usePushState.setState({ isAlive: true });
  silence = setTimeout(markPushLost, PUSH_ALIVE_MS);
}

/** The socket is closed. */
export function markPushLost(): void {
  clearTimeout(silence);
  usePushState.setState({ isAlive: false });
}
