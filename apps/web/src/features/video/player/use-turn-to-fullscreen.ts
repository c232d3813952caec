import { BREAKPOINTS_PX } from '@osteon/domain';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { usePlayer } from './player-context.tsx';

/** True if the screen is a phone's, in either orientation. */
const isPhoneScreen = () => Math.min(screen.width, screen.height) < BREAKPOINTS_PX.bottomBar;

/**
 * On a phone that is turned to landscape while the video plays, shows the player on the whole screen, and brings the
 * page back when it is turned upright again (rules/video#phones).
 */
export function useTurnToFullscreen(frame: RefObject<HTMLElement | null>): void {
  const player = usePlayer();

  const turn = useEffectEvent(() => {
    const { current } = frame;
    if (!current || !isPhoneScreen()) return;
    const isLandscape = screen.orientation.type.startsWith('landscape');
    if (!isLandscape && document.fullscreenElement === current) void document.exitFullscreen();
    if (!isLandscape || document.fullscreenElement || !player.store.getState().playing) return;
    // An iPhone has no full screen for elements: there the player fills the window instead.
    const filled = document.fullscreenEnabled ? current.requestFullscreen() : Promise.reject(new Error('unsupported'));
    filled.catch(() => current.scrollIntoView({ block: 'start' }));
  });

  useEffect(() => {
    const listener = () => turn();
    // Older Safari has no orientation of the screen.
    const orientation: ScreenOrientation | undefined = screen.orientation;
    orientation?.addEventListener('change', listener);
    return () => orientation?.removeEventListener('change', listener);
  }, []);
}
