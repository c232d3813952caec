const NAME = 'osteon-push';

/** Passes an account event on to the other tabs, none of which has a socket. */
export function notifyOtherTabs(kind: string): void {
  const channel = new BroadcastChannel(NAME);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches pages of this origin only
  channel.postMessage(kind);
  channel.close();
}

/** Calls `listener` with the events that the leading tab passes on; returns the unsubscriber. */
export function onOtherTab(listener: (kind: string) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(String(data)));
  return () => channel.close();
}
