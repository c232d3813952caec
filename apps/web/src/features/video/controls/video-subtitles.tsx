import type { RefObject } from 'react';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { SubtitleLine, SubtitleLines } from '../../../ui/player/subtitle-lines.tsx';
import { useSubtitleLines } from '../player/use-subtitle-lines.ts';

interface VideoSubtitlesProps {
  media: RefObject<HTMLVideoElement | null>;
  /** The tracks that the media element holds. */
  tracks: VideoPlay['subtitles'] | undefined;
}

/** One line per chosen language, the Chinese one above. */
export function VideoSubtitles({ media, tracks }: VideoSubtitlesProps) {
  const choice = usePlayerSettings((settings) => settings.subtitles);
  const lines = useSubtitleLines(media, tracks, choice);
  return (
    <SubtitleLines>
      {lines.map(({ language, text }) => (
        <SubtitleLine key={language} language={language} text={text} />
      ))}
    </SubtitleLines>
  );
}
