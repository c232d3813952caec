import type { SubtitleChoice } from '@osteon/domain';
import { type RefObject, useEffect, useState } from 'react';
import type { VideoPlay } from '../../../entities/video/api/get-video-play.ts';

/** A language of the subtitles. */
export type SubtitleLanguage = 'zh' | 'en';

const languagesOf: Readonly<Record<SubtitleChoice, readonly SubtitleLanguage[]>> = {
  off: [],
  zh: ['zh'],
  en: ['en'],
  both: ['zh', 'en'],
};

/**
 * The current subtitles in each chosen language, from the text tracks of the media element. They stay hidden, so that
 * the browser reads them and the player draws them; only the iPhone's fullscreen, which displays no page, draws them
 * itself.
 */
export function useSubtitleLines(
  media: RefObject<HTMLVideoElement | null>,
  tracks: VideoPlay['subtitles'] | undefined,
  choice: SubtitleChoice,
): readonly { language: SubtitleLanguage; text: string }[] {
  const [texts, setTexts] = useState<Partial<Record<SubtitleLanguage, string>>>({});

  useEffect(() => {
    const screen = media.current;
    if (!screen || !tracks) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const [first] = languagesOf[choice];
    for (const track of ownTracks(screen)) {
      const language = track.language === 'en' ? 'en' : 'zh';
      const isChosen = languagesOf[choice].includes(language);
      const read = () => setTexts((before) => ({ ...before, [language]: getText(track) }));
      track.mode = isChosen ? 'hidden' : 'disabled';
      if (!isChosen) continue;
      track.addEventListener('cuechange', read, { signal });
      screen.addEventListener('webkitbeginfullscreen', () => (track.mode = language === first ? 'showing' : 'hidden'), {
        signal,
      });
      screen.addEventListener('webkitendfullscreen', () => (track.mode = 'hidden'), { signal });
      read();
    }
    return () => stopped.abort();
  }, [media, tracks, choice]);

  return languagesOf[choice].flatMap((language) => {
    const text = texts[language];
    return text ? [{ language, text }] : [];
  });
}

/** The tracks that the page added, without those of a playlist. */
function ownTracks(screen: HTMLVideoElement): TextTrack[] {
  return Array.from(screen.querySelectorAll('track'), (element) => element.track);
}

function getText({ activeCues }: TextTrack): string {
  const cues = Array.from(activeCues ?? []);
  return cues.map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : '')).join('\n');
}
