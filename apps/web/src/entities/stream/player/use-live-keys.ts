import { stepSpeed } from '@osteon/domain';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { toggleFullscreen } from '../../../ui/player/fullscreen.ts';
import { getKeyCommand, keyIsForPlayer } from '../../video/player/key-commands.ts';
import { chooseSettings, switchSubtitles, usePlayerSettings } from '../../video/player/settings-store.ts';

/** The actions of the keys in a player of a stream or a replay, in its own seconds. */
interface KeyActions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly media: RefObject<HTMLVideoElement | null>;
  readonly toggle: () => void;
  readonly seekBy: (seconds: number) => void;
  /** Seeks to a share of the seekable range, 0 to 0.9. */
  readonly seekTo: (part: number) => void;
  /** Mutes or unmutes. */
  readonly onMute: () => void;
  readonly hasCaptions: boolean;
  /** True if the speed can be chosen, as for a replay. */
  readonly hasSpeed?: boolean | undefined;
  readonly onKey: () => void;
}

/** The keyboard shortcuts of the video player, for a stream or a replay (rules/video#shortcuts). */
export function useLiveKeys({
  frame,
  media,
  toggle,
  seekBy,
  seekTo,
  onMute,
  hasCaptions,
  hasSpeed,
  onKey,
}: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const command = event.defaultPrevented ? null : getKeyCommand(event);
    if (!command || !frame.current || !(target instanceof Element)) return;
    const { volume, speed, shortcuts } = usePlayerSettings.getState();
    if (!keyIsForPlayer(event.key, target, frame.current, shortcuts)) return;
    switch (command.do) {
      case 'toggle':
        toggle();
        break;
      case 'seekBy':
        seekBy(command.seconds);
        break;
      case 'seekTo':
        seekTo(command.part);
        break;
      case 'volume':
        chooseSettings({ volume: Math.min(1, Math.max(0, volume + command.by)), muted: false });
        break;
      case 'mute':
        onMute();
        break;
      case 'fullscreen':
        if (media.current) void toggleFullscreen(frame.current, media.current);
        break;
      case 'subtitles':
        if (!hasCaptions) return;
        switchSubtitles();
        break;
      case 'speed':
        if (!hasSpeed) return;
        chooseSettings({ speed: stepSpeed(speed, command.direction) });
        break;
      case 'list':
        return;
    }
    event.preventDefault();
    onKey();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
