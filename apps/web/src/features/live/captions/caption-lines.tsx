import type { CaptionLanguage } from '@osteon/domain';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { usePlayerSettings } from '../../../entities/video/player/settings-store.ts';
import { SubtitleLine, SubtitleLines } from '../../../ui/player/subtitle-lines.tsx';
import type { LivePlayback } from '../engine/live-playback.ts';
import { listChosenLanguages } from './caption-setting.ts';
import { useLiveCaption, useReplayCaption } from './use-caption-text.ts';
import { useNativeCaption } from './use-native-caption.ts';

/** The caption file of a language. */
export interface CaptionSource {
  readonly language: CaptionLanguage;
  readonly url: string;
}

/**
 * The captions of a running stream in the chosen languages, by the wall clock of the current position
 * (rules/captions#caption-display).
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
