import type { ResponseOf } from '@osteon/contract';
import { formatDateTime, formatTime } from '@osteon/domain';
import { Fragment } from 'react';
import { BookActions, BookLateEvent } from '../../entities/live/booking/book-actions.tsx';
import { countdownText, countdownUnits, useGatewayNow } from '../../entities/live/countdown.ts';
import { m } from '../../texts/index.ts';
import { liveStatusText } from '../../texts/live-status-text.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { clock } from '../../ui/icon/icons.ts';
import { SoftMark } from '../../ui/mark/mark.tsx';
import styles from './preview-stage.module.css';
import { getStageView, type StageState } from './stage-view.ts';

const SECOND_MS = 1000;

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const WORDS = {
  days: () => m['live.detail.days'](),
  hours: () => m['live.detail.hours'](),
  minutes: () => m['live.detail.minutes'](),
  seconds: () => m['live.detail.seconds'](),
} as const;

type Live = ResponseOf<'getActivityDetail'>['meetingActivity'];

/**
 * The stage of an announced event: the countdown by the gateway's clock, and the booking
 * (rules/live-booking#countdown).
 */
export function PreviewStage({ live, stageState }: { live: Live; stageState: StageState }) {
  const now = useGatewayNow(live.activityId, SECOND_MS);
  const left = live.planBeginTime - now;
  const view = getStageView({ ...stageState, left });
  return (
    <div className={styles.stage}>
      <Cover picture={live.picture} sizes="(max-width: 499px) 100vw, 640px" eager alt="" className={styles.picture} />
      <span className={styles.mark}>
        <SoftMark>{liveStatusText(live.status)}</SoftMark>
      </span>
      <div className={styles.text}>
        {view !== 'late' ? (
          <>
            <p>{m['live.card.startTime']({ date: formatDateTime(live.planBeginTime) })}</p>
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
