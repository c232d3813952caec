import type { ResponseOf } from '@osteon/contract';
import { formatTime } from '@osteon/domain';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useGatewayNow } from '../../entities/live/countdown.ts';
import type { LivePlayback } from '../../entities/stream/engine/live-playback.ts';
import type { SelectableChannel } from '../../entities/stream/player/channel-choice.ts';
import { SoundCard } from '../../entities/stream/player/sound-card.tsx';
import { StageCard } from '../../entities/stream/player/stage-card.tsx';
import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { pause } from '../../ui/icon/icons.ts';
import { signal } from '../../ui/icon/live-icons.ts';
import { timeText } from './stage-notes.tsx';
import type { StageView } from './stage-view.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

const SECOND_MS = 1000;

interface StreamCardProps {
  view: StageView;
  live: Live;
  playback: LivePlayback;
  /** Another channel that streams. */
  other: SelectableChannel | undefined;
  onChannel: (channelId: string) => void;
  /** Seeks to the start of the running item; null if it cannot be shown. */
  onItemStart: (() => void) | null;
}

/** The card over the player by view; none over a video that plays. */
const CARDS: Partial<Record<StageView, (props: StreamCardProps) => ReactNode>> = {
  paused: ({ live, onItemStart }) => (
    <PausedCard live={live}>
      {onItemStart && <Button onClick={onItemStart}>{m['live.stage.itemBegin']()}</Button>}
    </PausedCard>
  ),
  disconnected: ({ playback }) => <DisconnectedCard playback={playback} />,
  channelPaused: ({ other, onChannel }) => (
    <StageCard icon={signal} title={m['live.stage.channelPaused']()} line={m['live.stage.pausedTip']()}>
      {other && (
        <Button onClick={() => onChannel(other.channelId)}>
          {m['live.stage.toChannel']({ name: other.channelName })}
        </Button>
      )}
    </StageCard>
  ),
  noPicture: ({ playback }) => <SoundCard playback={playback} />,
  soundOnly: ({ playback }) => <SoundCard playback={playback} />,
};

/** The card over the player of a stream while it shows no video (rules/stream-stage#stage). */
export const StreamCard = (props: StreamCardProps) => CARDS[props.view]?.(props) ?? null;

function PausedCard({ live: { activityId, statusTime }, children }: { live: Live; children: ReactNode }) {
  const now = useGatewayNow(activityId, SECOND_MS);
  const line =
    statusTime === null
      ? m['live.stage.pausedTip']()
      : m['live.stage.pausedFor']({ time: timeText((now - statusTime) / SECOND_MS) });
  return (
    <StageCard icon={pause} title={m['live.detail.paused']()} line={line} isTicking>
      {children}
    </StageCard>
  );
}

function DisconnectedCard({ playback }: { playback: LivePlayback }) {
  const count = useStore(playback.store, ({ failures }) => failures);
  const wallClock = useStore(playback.store, (state) => state.wallClock);
  const line =
    wallClock === null
      ? m['live.stage.attempt']({ count })
      : m['live.stage.attemptFrom']({ count, time: formatTime(wallClock) });
  return <StageCard title={m['live.stage.disconnected']()} line={line} isTicking />;
}
