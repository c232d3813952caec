import type { CaptionLanguage, PlayerSettings, SubtitleChoice } from '@osteon/domain';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { SubtitleLine, SubtitleLines } from '../../../ui/player/subtitle-lines.tsx';
import type { LivePlayback } from '../../stream/engine/live-playback.ts';
import { SettingButton } from '../../stream/player/control-buttons.tsx';
import { type Setting, subtitleSetting } from '../../video/player/settings.ts';
import { usePlayerSettings } from '../../video/player/settings-store.ts';
import { useLiveCaption, useReplayCaption } from './use-caption-text.ts';

/** Length of a native cue, in seconds; the next caption replaces it long before. */
const CUE_SECONDS = 60;

/**
 * The captions of a running stream in the chosen languages, by the wall clock of the current position
 * (rules/room-captions#caption-display).
 */
export function LiveCaptions({ playback, sources }: { playback: LivePlayback; sources: readonly CaptionSource[] }) {
  const wallClock = useStore(playback.store, (state) => state.wallClock);
  return (
    <ChosenLines sources={sources}>
      {(source) => wallClock !== null && <LiveLine {...source} playback={playback} at={wallClock / 1000} />}
    </ChosenLines>
  );
}

interface ReplayCaptionsProps {
  playback: LivePlayback;
  sources: readonly CaptionSource[];
  at: number;
}

/** The captions of a replay in the chosen languages. */
export function ReplayCaptions({ playback, sources, at }: ReplayCaptionsProps) {
  return (
    <ChosenLines sources={sources}>{(source) => <ReplayLine {...source} playback={playback} at={at} />}</ChosenLines>
  );
}

function ChosenLines({
  sources,
  children,
}: {
  sources: readonly CaptionSource[];
  children: (source: CaptionSource) => ReactNode;
}) {
  const choice = usePlayerSettings((settings) => settings.subtitles);
  const languages = listChosenLanguages(
    choice,
    sources.map(({ language }) => language),
  );
  const shown = sources.filter(({ language }) => languages.includes(language));
  return (
    <SubtitleLines>
      {shown.map((source) => (
        <Line key={source.language}>{children(source)}</Line>
      ))}
    </SubtitleLines>
  );
}

const Line = ({ children }: { children: ReactNode }) => children;

interface LineProps extends CaptionSource {
  playback: LivePlayback;
  /** The current position, in seconds. */
  at: number;
}

function LiveLine({ playback, language, url, at }: LineProps) {
  const text = useLiveCaption(url, at);
  useNativeCaption(playback, language, text);
  return text !== '' && <SubtitleLine language={language} text={text} />;
}

function ReplayLine({ playback, language, url, at }: LineProps) {
  const text = useReplayCaption(url, at);
  useNativeCaption(playback, language, text);
  return text !== '' && <SubtitleLine language={language} text={text} />;
}

/**
 * Shows a caption in the native full screen of an iPhone, which contains the video element alone: the page draws
 * nothing there, but text tracks are shown (rules/room-captions#caption-display).
 */
function useNativeCaption({ media }: LivePlayback, language: CaptionLanguage, text: string): void {
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

/** The caption file of a language. */
export interface CaptionSource {
  readonly language: CaptionLanguage;
  readonly url: string;
}

const LANGUAGES: Readonly<Record<SubtitleChoice, readonly CaptionLanguage[]>> = {
  off: [],
  zh: ['zh'],
  en: ['en'],
  both: ['zh', 'en'],
};

/** The available languages that a choice includes. */
const listChosenLanguages = (choice: SubtitleChoice, available: readonly CaptionLanguage[]): CaptionLanguage[] =>
  LANGUAGES[choice].filter((language) => available.includes(language));

/** The setting with the available caption languages; null without captions (rules/room-captions#caption-display). */
function captionSetting(settings: PlayerSettings, available: readonly CaptionLanguage[], name: string): Setting | null {
  if (available.length === 0) return null;
  const setting = subtitleSetting(settings);
  const isAvailable = (choice: string) =>
    Object.entries(LANGUAGES).some(
      ([each, languages]) => each === choice && languages.every((language) => available.includes(language)),
    );
  const [first, ...others] = listChosenLanguages(settings.subtitles, available);
  const value = first === undefined ? 'off' : others.length > 0 ? 'both' : first;
  const options = setting.options.filter((option) => isAvailable(option.value));
  const shown = value === 'off' ? '' : (options.find((option) => option.value === value)?.label ?? '');
  return { ...setting, name, value, options, shown };
}

/** The menu of the caption languages and 'off'; null without captions (rules/room-captions#caption-display). */
export function CaptionMenu({ sources, name }: { sources: readonly CaptionSource[]; name: string }) {
  const settings = usePlayerSettings();
  const setting = captionSetting(
    settings,
    sources.map(({ language }) => language),
    name,
  );
  return setting && <SettingButton setting={setting} />;
}
