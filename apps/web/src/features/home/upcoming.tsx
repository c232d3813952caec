import { formatTime, getDayOfMonth, ResourceType } from '@osteon/domain';
import clsx from 'clsx';
import type { Home } from '../../entities/home/api/get-home.ts';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { m } from '../../texts/index.ts';
import { nameText } from '../../texts/name-text.ts';
import { weekdayText } from '../../texts/weekday-text.ts';
import area from '../../ui/link-area/link-area.module.css';
import { OwnTime } from '../../ui/own-time/own-time.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { eventTitles } from '../../ui/title/event-titles.ts';
import { TitleLink } from '../../ui/title/title.tsx';
import styles from './upcoming.module.css';

/** The next live events, under the lead. */
export function Upcoming({ liveEvents }: { liveEvents: Home['upcoming'] }) {
  if (liveEvents.length === 0) return null;
  return (
    <section className={styles.row} data-scene="upcoming" aria-label={m['live.status.preview']()}>
      {liveEvents.map((live) => (
        <article
          key={live.activityId}
          className={clsx(area.area, styles.live)}
          {...cardMark({ resourceType: ResourceType.live, resourceId: live.activityId }, 'tile')}
        >
          <p className={styles.date}>
            <b className="num">{getDayOfMonth(live.planBeginTime)}</b>
            <span>{weekdayText(live.planBeginTime)}</span>
            <span className="num">{formatTime(live.planBeginTime)}</span>
          </p>
          <h3>
            <TitleLink to={live.pcLink} of={eventTitles(live)} />
          </h3>
          <p className={styles.by}>
            {live.lecturers[0]?.name}
            <Tag specialtyId={live.specialty.id}>{nameText(live.specialty)}</Tag>
          </p>
          <OwnTime at={live.planBeginTime} className={styles.own} />
        </article>
      ))}
    </section>
  );
}
