import type { ResponseOf } from '@osteon/contract';
import { formatTime, isOnAir } from '@osteon/domain';
import { Fragment, type ReactNode } from 'react';
import { BookActions, BookLateEvent } from '../../entities/live/booking/book-actions.tsx';
import { countdownText, countdownUnits, useGatewayNow } from '../../entities/live/countdown.ts';
import type { ChannelChoice } from '../../entities/stream/player/channel-choice.ts';
import { StageCard } from '../../entities/stream/player/stage-card.tsx';
import { openDialog } from '../../lib/dialogs.ts';
import { emit } from '../../lib/events.ts';
import { dateTimeText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { liveStatusText } from '../../texts/live-status-text.ts';
import { withOwnTime } from '../../texts/own-time-text.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Cover } from '../../ui/cover/cover.tsx';
import { award } from '../../ui/icon/award.ts';
import { video } from '../../ui/icon/content-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { check, clock, lock, pause } from '../../ui/icon/icons.ts';
import { LiveMark, SoftMark } from '../../ui/mark/mark.tsx';
import styles from './live-stage.module.css';
import { getStageView, type StageState, type StageView } from './stage-view.ts';

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

const SECOND_MS = 1000;

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const WORDS = {
  days: () => m['live.detail.days'](),
  hours: () => m['live.detail.hours'](),
  minutes: () => m['live.detail.minutes'](),
  seconds: () => m['live.detail.seconds'](),
} as const;

/**
 * The stage of an announced event: the countdown by the gateway's clock, and the booking
 * (rules/live-booking#countdown).
 */
export function PreviewStage({ live, stageState }: { live: Live; stageState: StageState }) {
  const now = useGatewayNow(live.activityId, SECOND_MS);
  const left = live.planBeginTime - now;
  const view = getStageView({ ...stageState, left });
  return (
    <div className={styles.preview}>
      <Cover picture={live.picture} sizes="(max-width: 499px) 100vw, 640px" eager alt="" className={styles.picture} />
      <span className={styles.previewMark}>
        <SoftMark>{liveStatusText(live.status)}</SoftMark>
      </span>
      <div className={styles.text}>
        {view !== 'late' ? (
          <>
            <p>
              {m['live.card.startTime']({ date: withOwnTime(dateTimeText(live.planBeginTime), live.planBeginTime) })}
            </p>
            <h2>{m['live.detail.untilBegin']()}</h2>
            {view === 'soon' && <p>{m['live.stage.soon']()}</p>}
            <Countdown left={left} />
          </>
        ) : (
          <>
            <Icon of={clock} size={28} />
            <h2 className={styles.preparing}>{m['live.detail.preparing']()}</h2>
            <p>{m['live.detail.preparingTip']({ time: formatTime(live.planBeginTime) })}</p>
          </>
        )}
        {view !== 'soon' && (
          <div className={styles.actions}>
            {view === 'late' ? <BookLateEvent live={live} /> : <BookActions live={live} />}
          </div>
        )}
        <p className={styles.count}>
          {live.bookNum > 0 && <span>{m['live.book.count']({ count: live.bookNum })}</span>}
          {view !== 'late' && <span>{m['live.detail.serverTime']()}</span>}
        </p>
      </div>
    </div>
  );
}

/** The time left (ms) in days, hours, minutes and seconds. */
export function Countdown({ left }: { left: number }) {
  const values = countdownUnits(left);
  return (
    <p className={styles.countdown} role="timer" aria-live="off" aria-label={countdownText(left)}>
      {UNITS.map((unit) => (
        <Fragment key={unit}>
          <b className="num">{values[unit]}</b>
          <span>{WORDS[unit]()}</span>
        </Fragment>
      ))}
    </p>
  );
}
