import { formatDuration, type PlayerSettings } from '@osteon/domain';
import type { KeyCommand } from '../../../entities/video/player/key-commands.ts';
import { speedText, subtitleSetting } from '../../../entities/video/player/settings.ts';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { volume as volumeIcon, volumeOff } from '../../../ui/icon/player-icons.ts';
import { usePlayer } from '../player/player-context.tsx';
import styles from './key-feedback.module.css';

/** Displays the change by the last key, on the picture and for screen readers (rules/video#shortcuts). */
export function KeyFeedback({ command }: { command: KeyCommand | null }) {
  const settings = usePlayerSettings();
  const { store } = usePlayer();
  const text = command && feedbackText(command, settings, store.getState().position);
  return (
    <div className={styles.place} role="status">
      {text && (
        <p className={`${styles.feedback} num`}>
          {(command.do === 'volume' || command.do === 'mute') && (
            <Icon of={settings.muted || settings.volume === 0 ? volumeOff : volumeIcon} size={20} />
          )}
          {text}
        </p>
      )}
    </div>
  );
}

/** Null if the picture itself displays the change. */
function feedbackText(command: KeyCommand, settings: PlayerSettings, position: number): string | null {
  switch (command.do) {
    case 'seekBy': {
      const seconds = Math.abs(command.seconds);
      return command.seconds < 0 ? m['video.keys.back']({ seconds }) : m['video.keys.forward']({ seconds });
    }
    case 'seekTo':
      return formatDuration(position);
    case 'volume':
    case 'mute':
      return settings.muted
        ? m['video.mute']()
        : m['video.keys.volume']({ percent: Math.round(settings.volume * 100) });
    case 'speed':
      return m['video.keys.speed']({ speed: speedText(settings.speed) });
    case 'subtitles': {
      const { options, value } = subtitleSetting(settings);
      return m['video.keys.subtitles']({ choice: options.find((option) => option.value === value)?.label ?? '' });
    }
    case 'toggle':
    case 'fullscreen':
    case 'list':
      return null;
  }
}
