import { LiveStatus } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, useState } from 'react';
import { useContentPush } from '../../entities/room/content-socket.ts';
import {
  listChannelOptions,
  listReplayOptions,
  useChannelChoice,
} from '../../entities/stream/player/channel-choice.ts';
import { type StartParams, useStartParams } from '../../entities/stream/player/room-params.ts';
import type { ReplayStageProps, StageProps } from '../../entities/stream/player/stage-props.ts';
import { TitleRow } from '../../entities/stream/player/title-row.tsx';
import { refetch } from '../../lib/gateway/query-client.ts';
import { useCustomerId } from '../../lib/session/session-store.ts';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';
import styles from './live-stage.module.css';
import { PreviewStage, StageCover } from './stage-cover.tsx';
import { getStageView, hasPlayer, type StageState } from './stage-view.ts';

const LivePlayer = lazy(async () => ({ default: (await import('./live-player.tsx')).LivePlayer }));

interface LiveStageProps extends StageProps {
  /** The replay of the event. */
  replay: (props: ReplayStageProps) => ReactNode;
}

/**
 * The stream or replay of an event, or its cover and why there is none; it follows the event by itself
 * (rules/stream-stage#stage).
 */
export function LiveStage({ live, slots, replay, children }: LiveStageProps) {
  const queries = useQueryClient();
  const isLoggedIn = useCustomerId() !== '';
  const update = () => void refetch(queries, 'getActivityDetail');
  useContentPush(live.activityId, update);
  const choice = useChannelChoice(live.channelList, ({ playlistUrl }) => playlistUrl !== '');
  const { main } = choice;
  const start = useStartParams();
  // A player that is mounted again, after a break of its stream, continues like any other.
  const [started, setStarted] = useState<StartParams | null>(null);

  const stageState: StageState = {
    status: live.status,
    authorizeType: live.authorizeType,
    mayWatch: live.loginOrAuth.authStatus === 1,
    isLoggedIn,
    hasStream: main !== undefined && main.playlistUrl !== '',
    channelStatus: main?.status ?? live.status,
    isRecorded: live.channelList.some(({ isRecorded }) => isRecorded),
    hasReplay: live.replayList.length > 0,
  };
  const view = getStageView(stageState);
  // A viewer who waited for the start is not startled by it.
  const [hasWaited, setHasWaited] = useState(false);
  if (!hasWaited && live.status === LiveStatus.advertise) setHasWaited(true);

  if (view === 'replay') {
    const cover = (
      <>
        <div className={styles.stage}>
          <StageCover live={live} view="cover" choice={choice} />
        </div>
        <TitleRow
          channels={listReplayOptions(live)}
          value={main?.channelId}
          onChannel={choice.choose}
          slot={slots.channels}
        >
          {children}
        </TitleRow>
      </>
    );
    return (
      <LazyBoundary placeholder={cover} errorFallback={cover}>
        {replay({ live, slots, onRefused: update, children })}
      </LazyBoundary>
    );
  }
  const isOnAir = live.status === LiveStatus.living || live.status === LiveStatus.pause;
  return (
    <>
      <div className={styles.stage}>
        {main && hasPlayer(view, stageState) ? (
          <LazyBoundary
            placeholder={<StageCover live={live} view="cover" choice={choice} />}
            errorFallback={<StageCover live={live} view="noStream" choice={choice} />}
          >
            <LivePlayer
              live={live}
              stageState={stageState}
              choice={choice}
              main={main}
              start={started === start ? null : start}
              onStarted={() => setStarted(start)}
              isSilent={hasWaited}
              onRefused={update}
            />
          </LazyBoundary>
        ) : live.status === LiveStatus.advertise ? (
          <PreviewStage live={live} stageState={stageState} />
        ) : (
          <StageCover live={live} view={view} choice={choice} />
        )}
      </div>
      <TitleRow
        channels={isOnAir && stageState.mayWatch ? listChannelOptions(live) : []}
        value={main?.channelId}
        onChannel={choice.choose}
        slot={slots.channels}
      >
        {children}
      </TitleRow>
    </>
  );
}
