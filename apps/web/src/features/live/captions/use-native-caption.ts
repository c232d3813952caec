import type { CaptionLanguage } from '@osteon/domain';
import { useEffect, useState } from 'react';
import type { LivePlayback } from '../engine/live-playback.ts';

/** Length of a native cue, in seconds; the next caption replaces it long before. */
const CUE_SECONDS = 60;

/**
 * Shows a caption in the native full screen of an iPhone, which contains the video element alone: the page draws
 * nothing there, but text tracks are shown (rules/captions#caption-display).
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

/** The text track of a language; a track that was added remains in its video. */
const getTrack = (video: HTMLVideoElement, language: CaptionLanguage): TextTrack =>
  [...video.textTracks].find((track) => track.language === language) ?? video.addTextTrack('subtitles', '', language);
