import type { ResponseOf } from '@osteon/contract';
import { formatTime, isOnAir } from '@osteon/domain';
import type { ReactNode } from 'react';
import type { ChannelChoice } from '../../entities/stream/player/channel-choice.ts';
import { StageCard } from '../../entities/stream/player/stage-card.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { emit } from '../../lib/events.ts';
import { m } from '../../texts/index.ts';
import { liveStatusText } from '../../texts/live-status-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Cover } from '../../ui/cover/cover.tsx';
import { award, video } from '../../ui/icon/content-icons.ts';
import { check, lock, pause } from '../../ui/icon/icons.ts';
import { LiveMark, SoftMark } from '../../ui/mark/mark.tsx';
import styles from './live-stage.module.css';
import type { StageView } from './stage-view.ts';

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];
type Choice = ChannelChoice<Live['channelList'][number]>;

/** The cover of an event, and the reason why there is neither stream nor replay (rules/stream-stage#stage). */
export function StageCover({ live, view, choice }: { live: Live; view: StageView; choice: Choice }) {
  return (
    <div className={`${styles.cover} night`}>
      <Cover picture={live.picture} sizes="(max-width: 1080px) 100vw, 880px" eager alt="" />
      {CARDS[view]?.(choice)}
      <span className={styles.mark}>
        {isOnAir(live.status) ? <LiveMark /> : <SoftMark>{liveStatusText(live.status)}</SoftMark>}
      </span>
    </div>
  );
}

/** The card over the cover by view; none where the cover is enough. */
const CARDS: Partial<Record<StageView, (choice: Choice) => ReactNode>> = {
  needLogin: () => (
    <StageCard icon={lock} title={m['live.detail.needLogin']()} line={m['live.stage.openPage']()}>
      <Button kind="primary" onClick={() => openDialog('login')}>
        {m['common.goLogin']()}
      </Button>
    </StageCard>
  ),
  needAuth: () => (
    <StageCard icon={award} title={m['live.detail.needAuth']()} line={m['live.stage.authTip']()}>
      <Button kind="primary" onClick={() => emit('certificationRequested', { level: 'level1' })}>
        {m['cert.lead.go']()}
      </Button>
    </StageCard>
  ),
  channelEnded: (choice) => <ChannelEndedCard choice={choice} />,
  paused: () => <StageCard icon={pause} title={m['live.detail.paused']()} line={m['live.stage.pausedTip']()} />,
  noStream: () => <StageCard title={m['live.stage.noStream']()} line={m['live.stage.noStreamTip']()} />,
  replayComing: () => <StageCard icon={check} title={m['live.status.ended']()} line={m['live.stage.replayComing']()} />,
  ended: () => (
    <StageCard icon={check} title={m['live.detail.endedTip']()} line={m['live.stage.endedTip']()}>
      <ButtonLink to="/historyLiveList">{m['live.stage.past']()}</ButtonLink>
    </StageCard>
  ),
};

function ChannelEndedCard({ choice: { main, others, choose } }: { choice: Choice }) {
  const [other] = others;
  const time = main?.segmentTime ? formatTime(main.segmentTime) : '';
  const line = main ? m['live.stage.channelEndedAt']({ name: main.channelName, time }) : '';
  return (
    <StageCard icon={video} title={m['live.status.channelEnded']()} line={line}>
      {other && (
        <Button onClick={() => choose(other.channelId)}>
          {m['live.stage.toChannel']({ name: other.channelName })}
        </Button>
      )}
    </StageCard>
  );
}
