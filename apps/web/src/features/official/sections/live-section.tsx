import type { LiveCard } from '@osteon/contract';
import { formatTime, getDayOfMonth, sortByStart } from '@osteon/domain';
import { useGetActivityDetail } from '../../../entities/live/api/get-activity-detail.ts';
import { joinList } from '../../../texts/join-text.ts';
import { weekdayText } from '../../../texts/weekday-text.ts';
import { Picture } from '../../../ui/cover/picture.tsx';
import { OwnTime } from '../../../ui/own-time/own-time.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { TitleLink } from '../../../ui/title/title.tsx';
import styles from './live-section.module.css';

const LINES = 4;

/** The next live event with the start of its agenda. */
export function LiveSection({ live }: { live: LiveCard }) {
  const { meetingActivity } = useGetActivityDetail(live.activityId);
  const agenda = sortByStart(meetingActivity.agenda.flatMap(({ items }) => items)).slice(0, LINES);
  return (
    <article className={`night ${styles.live}`}>
      <div className={styles.picture}>
        <Picture picture={live.picture} sizes="(max-width: 1080px) 100vw, 512px" alt="" />
      </div>
      <div className={styles.words}>
        <p className={styles.date}>
          <b className="num">{getDayOfMonth(live.planBeginTime)}</b>
          <span>{weekdayText(live.planBeginTime)}</span>
          <span className="num">
            {formatTime(live.planBeginTime)}–{formatTime(live.planEndTime)}
          </span>
        </p>
        <OwnTime at={live.planBeginTime} />
        <h3>
          <TitleLink to={live.pcLink} of={eventTitles(live)} />
        </h3>
        <p className={styles.by}>{joinList(live.lecturers.map(({ name }) => name))}</p>
        <ol>
          {agenda.map((item) => (
            <li key={item.itemId}>
              <time className="num">{formatTime(item.at)}</time>
              <span>{item.title}</span>
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}
