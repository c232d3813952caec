import { useSyncExternalStore } from 'react';

/** The iPhone has no fullscreen but that of its own video player. */
interface WebKitVideo extends HTMLVideoElement {
  webkitEnterFullscreen?(): void;
}

type Orientation = ScreenOrientation & { lock?(orientation: 'landscape'): Promise<void> };

/** Shows the player on the whole screen, with its own controls where the browser can, or brings it back. */
export async function toggleFullscreen(frame: HTMLElement, media: WebKitVideo): Promise<void> {
  if (document.fullscreenElement === frame) return document.exitFullscreen();
  if (!document.fullscreenEnabled) return media.webkitEnterFullscreen?.();
  await frame.requestFullscreen();
  const orientation: Orientation = screen.orientation;
  // A desktop refuses; the picture then has the window's orientation.
  await orientation.lock?.('landscape').catch(() => {});
}

/** Brings the page back from the whole screen, where nothing but the player shows. */
export async function leaveFullscreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen();
}

function listen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** True if anything of the page is on the whole screen; on the video page that is the player. */
export const useIsFullscreen = () => useSyncExternalStore(listen, () => document.fullscreenElement !== null);
