import type { CaptionLanguage } from '@osteon/domain';
import { useEffect, useState } from 'react';
import type { LivePlayback } from '../engine/live-playback.ts';

/** A caption is replaced by the next one long before, in seconds. */
const CUE_SECONDS = 60;

/**
 * Shows a caption in the full screen of an iPhone, which is that of the video alone: the page draws nothing there, but its
 * text tracks are shown (rules/live#shown-captions).
 */
export function useNativeCaption({ media }: LivePlayback, language: CaptionLanguage, text: string): void {
  const [isNative, setIsNative] = useState(false);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    media.current?.addEventListener('webkitbeginfullscreen', () => setIsNative(true), { signal });
    media.current?.addEventListener('webkitendfullscreen', () => setIsNative(false), { signal });
    return () => stopped.abort();
  }, [media]);

  useEffect(() => {
    const video = media.current;
    if (!video || !isNative) return;
    const track = getTrack(video, language);
    track.mode = 'showing';
    return () => {
      track.mode = 'disabled';
    };
  }, [media, isNative, language]);

  useEffect(() => {
    const video = media.current;
    if (!video || !isNative || text === '') return;
    const track = getTrack(video, language);
    const cue = new VTTCue(video.currentTime, video.currentTime + CUE_SECONDS, text);
    track.addCue(cue);
    return () => track.removeCue(cue);
  }, [media, isNative, language, text]);
}

/** The track of a language; one that was added stays with its video. */
const getTrack = (video: HTMLVideoElement, language: CaptionLanguage): TextTrack =>
  [...video.textTracks].find((track) => track.language === language) ?? video.addTextTrack('subtitles', '', language);
