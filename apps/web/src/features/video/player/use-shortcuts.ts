import { stepSpeed } from '@osteon/domain';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { getKeyCommand, type KeyCommand, keyIsForPlayer } from '../../../entities/video/player/key-commands.ts';
import { chooseSettings, switchSubtitles, usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { toggleFullscreen } from '../../../ui/player/fullscreen.ts';
import { usePlayer } from './player-context.tsx';

interface Screen {
  frame: RefObject<HTMLElement | null>;
  media: RefObject<HTMLVideoElement | null>;
}

/** The keys of the player while it is on the page; `onKey` is called with each command that it handles. */
export function useShortcuts({ frame, media }: Screen, onKey: (command: KeyCommand) => void): void {
  const player = usePlayer();

  const carryOut = (command: Exclude<KeyCommand, { do: 'list' }>) => {
    const { volume, muted, speed } = usePlayerSettings.getState();
    switch (command.do) {
      case 'toggle':
        return player.toggle();
      case 'seekBy':
        return player.seekBy(command.seconds);
      case 'seekTo':
        return player.seek(command.part * player.store.getState().duration);
      case 'volume':
        return chooseSettings({ volume: Math.min(1, Math.max(0, volume + command.by)), muted: false });
      case 'mute':
        return chooseSettings({ muted: !muted });
      case 'subtitles':
        return switchSubtitles();
      case 'speed':
        return chooseSettings({ speed: stepSpeed(speed, command.direction) });
      case 'fullscreen':
        if (frame.current && media.current) void toggleFullscreen(frame.current, media.current);
    }
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const command = event.defaultPrevented ? null : getKeyCommand(event);
    if (!command || !frame.current || !(target instanceof Element)) return;
    if (!keyIsForPlayer(event.key, target, frame.current, usePlayerSettings.getState().shortcuts)) return;
    event.preventDefault();
    if (command.do !== 'list') carryOut(command);
    onKey(command);
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
