import { useEffect, useEffectEvent } from 'react';

const SHOWN_MS = 8000;

/** Ends the note of where a video or a replay was resumed once it was played for some seconds (rules/video#resume). */
export function useResumeNote(resumedAt: number | null, playing: boolean, onNoted: () => void): void {
  const note = useEffectEvent(onNoted);
  const isShown = playing && resumedAt !== null;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => note(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
}
