import type { ResponseOf } from '@osteon/contract';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { findNextItem, listChannelItems } from '../../entities/live/agenda-item.ts';
import { useGatewayNow } from '../../entities/live/countdown.ts';
import {
  BEHIND_SECONDS,
  getBehind,
  type LivePlayback,
  seekToLiveEdge,
} from '../../entities/stream/engine/live-playback.ts';
import { playAudioOnly, unmute, useIsSilenced } from '../../entities/stream/player/sound-card.tsx';
import { ChipButton, StageChip } from '../../entities/stream/player/stage-card.tsx';
import { definitionText } from '../../entities/video/player/settings.ts';
import { m } from '../../texts/index.ts';
import { calendar } from '../../ui/icon/content-icons.ts';
import { signal } from '../../ui/icon/live-icons.ts';
import { replay, volumeOff } from '../../ui/icon/player-icons.ts';
import { getStageNote, type StageNote } from './stage-note.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

const MINUTE_MS = 60_000;

/** The next item is named for a minute, from this time before its start on, in ms. */
const NEXT_MS = 5 * MINUTE_MS;

const STEP_MS = 5000;

const ICONS: Readonly<Record<StageNote, string>> = {
  silenced: volumeOff,
  stuck: signal,
  behind: replay,
  weak: signal,
  next: calendar,
};

/** The note over a video that plays: one chip over the controls, with its action. */
export function StageNotes({ live, channelId, playback }: { live: Live; channelId: string; playback: LivePlayback }) {
  const now = useGatewayNow(live.activityId, STEP_MS);
  const next = findNextItem(listChannelItems(live, channelId), now, NEXT_MS);
  const hasNext = next !== undefined && next.at - now > NEXT_MS - MINUTE_MS;
  const isSilenced = useIsSilenced(playback);
  const note = useStore(playback.store, (state) => getStageNote({ ...state, isSilenced, hasNext }));
  return (
    // The distance to the live edge changes every second and is announced by the bar.
    <div aria-live={note === 'behind' ? 'off' : 'polite'}>
      {note !== null && (
        <StageChip icon={ICONS[note]}>
          <NoteText note={note} playback={playback} nextTitle={next?.title ?? ''} />
        </StageChip>
      )}
    </div>
  );
}

function NoteText({ note, playback, nextTitle }: { note: StageNote; playback: LivePlayback; nextTitle: string }) {
  const { behind, shown, hasSound } = useStore(
    playback.store,
    useShallow((state) => ({ behind: Math.round(getBehind(state)), shown: state.shown, hasSound: state.hasSound })),
  );
  const audioOnlyButton = hasSound && (
    <ChipButton onClick={() => playAudioOnly(playback)}>{m['live.stage.soundOnly']()}</ChipButton>
  );
  const liveEdgeButton = <ChipButton onClick={() => seekToLiveEdge(playback)}>{m['live.stage.goLive']()}</ChipButton>;
  switch (note) {
    case 'silenced':
      return (
        <>
          <span>{m['live.stage.silenced']()}</span>
          <ChipButton onClick={() => unmute(playback)}>{m['live.stage.openSound']()}</ChipButton>
          {behind > BEHIND_SECONDS && liveEdgeButton}
        </>
      );
    case 'stuck':
      return (
        <>
          <span>{m['live.stage.stuck']()}</span>
          {audioOnlyButton}
        </>
      );
    case 'behind':
      return (
        <>
          <span className="num">{m['live.stage.behind']({ time: timeText(behind) })}</span>
          {liveEdgeButton}
        </>
      );
    case 'weak':
      return (
        <>
          <span>{m['live.stage.weak']({ definition: definitionText(shown ?? 'SD') })}</span>
          {audioOnlyButton}
        </>
      );
    case 'next':
      return (
        <span className="num">{m['live.stage.nextItem']({ minutes: NEXT_MS / MINUTE_MS, title: nextTitle })}</span>
      );
  }
}

/** A duration in words: 44秒, 12分30秒. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  if (whole < 60) return m['live.stage.seconds']({ seconds: whole });
  return m['live.stage.minutes']({ minutes: Math.floor(whole / 60), seconds: whole % 60 });
}
