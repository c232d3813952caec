import type { ResponseOf } from '@osteon/contract';
import { LiveStatus } from '@osteon/domain';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode } from 'react';
import { openDialog } from '../../../lib/dialogs.ts';
import { emit } from '../../../lib/events.ts';
import { refetch } from '../../../lib/gateway/refetch.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { liveStatusText } from '../../../texts/live-status-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { LiveMark, SoftMark } from '../../../ui/mark/mark.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { PreviewStage } from '../preview/preview-stage.tsx';
import { useChannelOfAddress } from '../use-channel-of-address.ts';
import { useContentPush } from '../use-content-push.ts';
import styles from './live-stage.module.css';
import { getStageView, type StageView } from './stage-view.ts';

const LivePlayer = lazy(async () => ({ default: (await import('./live-player.tsx')).LivePlayer }));
const ReplayView = lazy(async () => ({ default: (await import('../replay/replay-view.tsx')).ReplayView }));

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/**
 * The stream or replay of an event, or its cover and why there is none; it follows the event by itself (rules/live#stage).
 * `children` tell what it is, between the picture and the chapters of a replay.
 */
export function LiveStage({ live, children }: { live: Live; children: ReactNode }) {
  const queries = useQueryClient();
  const isLoggedIn = useCustomerId() !== '';
  const [chosen, setChosen] = useChannelOfAddress();
  const update = () => void refetch(queries, 'getActivityDetail');
  useContentPush(live.activityId, update);

  const streamed = live.channelList.filter(({ playlistUrl }) => playlistUrl !== '');
  const channel = streamed.find(({ channelId }) => channelId === chosen) ?? streamed[0];
  const view = getStageView({
    status: live.status,
    authorizeType: live.authorizeType,
    mayWatch: live.loginOrAuth.authStatus === 1,
    isLoggedIn,
    hasStream: channel !== undefined,
    hasReplay: live.replayList.length > 0,
  });

  if (view === 'replay')
    return (
      <LazyBoundary
        placeholder={<CoverStage live={live} view="cover" heading={children} />}
        errorFallback={<CoverStage live={live} view="cover" heading={children} />}
      >
        <ReplayView live={live} onRefused={update}>
          {children}
        </ReplayView>
      </LazyBoundary>
    );
  return (
    <>
      <div className={styles.stage}>
        {view === 'stream' && channel ? (
          <LazyBoundary
            placeholder={<StageCover live={live} view="cover" />}
            errorFallback={<StageCover live={live} view="waiting" />}
          >
            <LivePlayer
              key={channel.channelId}
              url={channel.playlistUrl}
              title={live.activityTitle}
              onRefused={update}
            />
          </LazyBoundary>
        ) : live.status === LiveStatus.advertise ? (
          <PreviewStage live={live} />
        ) : (
          <StageCover live={live} view={view} />
        )}
        {view === 'stream' && streamed.length > 1 && (
          <div className={styles.channels}>
            <Segmented
              label={m['live.detail.channels']()}
              options={streamed.map(({ channelId, channelName }) => ({ value: channelId, label: channelName }))}
              value={channel?.channelId ?? ''}
              onChange={setChosen}
            />
          </div>
        )}
      </div>
      {children}
    </>
  );
}

function CoverStage({ live, view, heading }: { live: Live; view: StageView; heading: ReactNode }) {
  return (
    <>
      <div className={styles.stage}>
        <StageCover live={live} view={view} />
      </div>
      {heading}
    </>
  );
}

function StageCover({ live, view }: { live: Live; view: StageView }) {
  const running = live.status === LiveStatus.living || live.status === LiveStatus.pause;
  return (
    <div className={styles.cover}>
      <Cover picture={live.picture} sizes="(max-width: 1080px) 100vw, 880px" eager alt="" />
      <span className={styles.mark}>{running ? <LiveMark /> : <SoftMark>{liveStatusText(live.status)}</SoftMark>}</span>
      <Veil view={view} />
    </div>
  );
}

/** Why the stream is not there, and what to do. */
function Veil({ view }: { view: StageView }) {
  if (view === 'cover' || view === 'stream' || view === 'replay') return null;
  return (
    <div className={styles.veil} role="status">
      <p>{REASONS[view]()}</p>
      {view === 'needLogin' && (
        <Button kind="primary" onClick={() => openDialog('login')}>
          {m['common.goLogin']()}
        </Button>
      )}
      {view === 'needAuth' && (
        <Button kind="primary" onClick={() => emit('certificationRequested', { level: 'level1' })}>
          {m['cert.lead.go']()}
        </Button>
      )}
    </div>
  );
}

const REASONS = {
  needLogin: () => m['live.detail.needLogin'](),
  needAuth: () => m['live.detail.needAuth'](),
  waiting: () => m['live.detail.paused'](),
  ended: () => m['live.detail.endedTip'](),
} as const;
