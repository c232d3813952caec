import { PUSH_HEARD_MS } from '@osteon/domain';
import { create } from 'zustand';

/** Whether the gateway was heard on the socket lately: then hints come at once, and the polls can wait (ADR 015). */
export const usePushState = create(() => ({ heard: false }));

let silence: ReturnType<typeof setTimeout> | undefined;

/** The socket was heard just now; without another word it counts as silent a minute later. */
export function markPushAlive(): void {
  clearTimeout(silence);
  usePushState.setState({ heard: true });
  silence = setTimeout(markPushLost, PUSH_HEARD_MS);
}

/** The socket is gone. */
export function markPushLost(): void {
  clearTimeout(silence);
  usePushState.setState({ heard: false });
}
