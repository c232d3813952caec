import type { LiveListItem } from '@osteon/contract';
import { formatTime, LiveStatus, ResourceType } from '@osteon/domain';
import clsx from 'clsx';
import { BookButton } from '../../../entities/live/booking/book-button.tsx';
import { countdownText, useClock } from '../../../entities/live/countdown.ts';
import { lengthText, liveKindText } from '../../../entities/live/event-text.ts';
import { cardMark } from '../../../lib/analytics/card-marks.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { liveStatusText } from '../../../texts/live-status-text.ts';
import { nameText } from '../../../texts/name-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Cover } from '../../../ui/cover/cover.tsx';
import { award } from '../../../ui/icon/award.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock, lock, play } from '../../../ui/icon/icons.ts';
import { LiveMark, SoftMark } from '../../../ui/mark/mark.tsx';
import { OwnTime } from '../../../ui/own-time/own-time.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { TitleLink, useTitle } from '../../../ui/title/title.tsx';
import { LecturerLine } from './lecturer-line.tsx';
import styles from './live-row.module.css';

const SECOND_MS = 1000;
const DAY_MS = 24 * 3_600_000;

/** The booking state of an event, and the clock offset in ms: gateway time minus browser time. */
export interface RowBooking {
  readonly booked: boolean;
  readonly clockOffset: number;
}

/** A row of an event: time, cover, title, lecturers and action (rules/live#lists). */
export function LiveRow({ live, booking }: { live: LiveListItem; booking: RowBooking }) {
  const { status, planBeginTime, kind, channelCount, authorizeType, credit } = live;
  const isOver = status !== LiveStatus.advertise && !isRunning(live);
  return (
    <article
      className={styles.row}
      data-over={isOver || undefined}
      {...cardMark({ resourceType: ResourceType.live, resourceId: live.activityId }, 'row')}
    >
      <p className={styles.time}>
        <time className="num">{formatTime(planBeginTime)}</time>
        <span className="num">{lengthText(live)}</span>
      </p>
      <Cover className={styles.cover} picture={live.picture} sizes="168px" alt="" mark={<StatusMark live={live} />} />
      <div className={styles.words}>
        <h3>
          <TitleLink to={live.pcLink} of={eventTitles(live)} />
        </h3>
        {!isOver && <OwnTime at={planBeginTime} />}
        <LecturerLine className={styles.by} lecturers={live.lecturers} />
        <p className={styles.details}>
          <Tag specialtyId={live.specialty.id}>{nameText(live.specialty)}</Tag>
          <span>{liveKindText(kind)}</span>
          {channelCount > 1 && <span className="num">{m['live.list.channels']({ count: channelCount })}</span>}
          {authorizeType !== 'all' && (
            <span className={styles.gate}>
              <Icon of={lock} size={14} />
              {authorizeType === 'login' ? m['live.list.needLogin']() : m['live.list.needAuth']()}
            </span>
          )}
          {credit && (
            <span className={clsx(styles.gate, styles.credit)}>
              <Icon of={award} size={14} />
              {m['live.list.credit']({ class: credit.creditClass, points: credit.points })}
            </span>
          )}
        </p>
        {live.status === LiveStatus.advertise && booking.booked && (
          <StartCountdown startTime={planBeginTime} clockOffset={booking.clockOffset} />
        )}
      </div>
      <Action live={live} booked={booking.booked} />
    </article>
  );
}

const isRunning = ({ status }: LiveListItem) => status === LiveStatus.living || status === LiveStatus.pause;

function StatusMark({ live }: { live: LiveListItem }) {
  if (isRunning(live)) return <LiveMark />;
  return live.status === LiveStatus.advertise ? null : <SoftMark>{liveStatusText(live.status)}</SoftMark>;
}

/** The countdown of a booked event, within a day of its start (rules/live-booking#my-bookings). */
function StartCountdown({ startTime, clockOffset }: { startTime: number; clockOffset: number }) {
  const left = startTime - useClock(clockOffset, SECOND_MS);
  if (left <= 0 || left > DAY_MS) return null;
  return (
    <p className={clsx(styles.countdown, 'num')} role="timer" aria-live="off">
      <Icon of={clock} size={14} />
      {countdownText(left)}
    </p>
  );
}

function Action({ live, booked }: { live: LiveListItem; booked: boolean }) {
  const { text } = useTitle(eventTitles(live));
  const isAhead = live.status === LiveStatus.advertise;
  const people = isAhead ? live.bookNum : live.playbackCount;
  const count = countText(people);
  return (
    <p className={styles.action}>
      {live.status === LiveStatus.replay && (
        <ButtonLink size="sm" to={live.pcLink} aria-label={`${m['live.list.watchReplay']()} ${text}`}>
          <Icon of={play} size={16} filled />
          {m['live.list.watchReplay']()}
        </ButtonLink>
      )}
      {isAhead && <BookButton activityId={live.activityId} title={text} booked={booked} />}
      {people > 0 && (
        <span className="num">{isAhead ? m['live.book.count']({ count }) : m['live.detail.plays']({ count })}</span>
      )}
    </p>
  );
}
