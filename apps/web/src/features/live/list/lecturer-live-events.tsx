import { formatTime, getDayOfMonth, isOnAir } from '@osteon/domain';
import { useId } from 'react';
import { useListLives } from '../../../entities/live/api/list-lives.ts';
import { m } from '../../../texts/index.ts';
import { weekdayText } from '../../../texts/weekday-text.ts';
import area from '../../../ui/link-area/link-area.module.css';
import { LiveTag } from '../../../ui/mark/mark.tsx';
import { OwnTime } from '../../../ui/own-time/own-time.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { TitleLink } from '../../../ui/title/title.tsx';
import styles from './lecturer-live-events.module.css';

const SHOWN = 5;

/** The running and upcoming events of a lecturer; nothing if there are none. */
export function LecturerLiveEvents({ doctorId }: { doctorId: string }) {
  const id = useId();
  const { items } = useListLives({ lecturerId: doctorId, pageSize: SHOWN });
  if (items.length === 0) return null;
  return (
    <section className={styles.liveEvents} aria-labelledby={id}>
      <h2 id={id}>{m['shell.sidebar.live']()}</h2>
      <ul>
        {items.map((live) => (
          <li key={live.activityId} className={area.area}>
            <p className="num">
              <b>{getDayOfMonth(live.planBeginTime)}</b>
              <span>{weekdayText(live.planBeginTime)}</span>
              <span>{formatTime(live.planBeginTime)}</span>
              {isOnAir(live.status) && <LiveTag />}
            </p>
            <h3>
              <TitleLink to={live.pcLink} of={eventTitles(live)} />
            </h3>
            <OwnTime at={live.planBeginTime} />
          </li>
        ))}
      </ul>
    </section>
  );
}
