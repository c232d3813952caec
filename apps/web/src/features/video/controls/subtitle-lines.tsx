import type { RefObject } from 'react';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { useSubtitleLines } from '../player/use-subtitle-lines.ts';
import styles from './subtitle-lines.module.css';

const languageTags = { zh: 'zh-CN', en: 'en' } as const;

interface SubtitleLinesProps {
  media: RefObject<HTMLVideoElement | null>;
  /** The tracks that the media element holds. */
  tracks: VideoPlay['subtitles'] | undefined;
}

/** One line per chosen language, the Chinese one above. */
export function SubtitleLines({ media, tracks }: SubtitleLinesProps) {
  const choice = usePlayerSettings((settings) => settings.subtitles);
  const lines = useSubtitleLines(media, tracks, choice);
  return (
    <div className={styles.lines}>
      {lines.map(({ language, text }) => (
        <p key={language} lang={languageTags[language]}>
          <span>{text}</span>
        </p>
      ))}
    </div>
  );
}
