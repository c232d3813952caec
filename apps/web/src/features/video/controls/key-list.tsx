import { useEffect, useEffectEvent, useRef } from 'react';
import { ARROW_SECONDS, LETTER_SECONDS } from '../../../entities/video/player/key-commands.ts';
import { m } from '../../../texts/index.ts';
import { close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './key-list.module.css';

/** The keys of the player and their commands (rules/video#shortcuts); names are read when they are displayed. */
const lines: readonly { readonly keys: () => readonly string[]; readonly does: () => string }[] = [
  { keys: () => [m['video.keys.space'](), 'K'], does: m['video.keys.playPause'] },
  { keys: () => ['←', '→'], does: () => m['video.keys.backForward']({ seconds: ARROW_SECONDS }) },
  { keys: () => ['J', 'L'], does: () => m['video.keys.backForward']({ seconds: LETTER_SECONDS }) },
  { keys: () => ['0', '–', '9'], does: m['video.keys.tenths'] },
  { keys: () => ['↑', '↓'], does: m['video.keys.volumeStep'] },
  { keys: () => ['M'], does: m['video.mute'] },
  { keys: () => ['<', '>'], does: m['video.keys.speedStep'] },
  { keys: () => ['C'], does: m['content.video.subtitles'] },
  { keys: () => ['F'], does: m['content.video.fullscreen'] },
  { keys: () => ['?'], does: m['video.keys.list'] },
];

/** The list of keys over the picture, so that it is there in full screen too; Esc closes it. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const closeButton = useRef<HTMLButtonElement>(null);
  const closeNow = useEffectEvent(onClose);
  useEffect(() => {
    closeButton.current?.focus();
    const listener = (event: KeyboardEvent) => event.key === 'Escape' && closeNow();
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  return (
    <div role="dialog" className={styles.cover} aria-label={m['video.shortcuts']()}>
      <IconButton
        ref={closeButton}
        className={styles.close}
        label={m['common.close']()}
        icon={close}
        onClick={onClose}
      />
      <h2>{m['video.shortcuts']()}</h2>
      <dl>
        {lines.map(({ keys, does }) => (
          <div key={does()}>
            <dt>{keys().map((key) => (key === '–' ? key : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{does()}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
