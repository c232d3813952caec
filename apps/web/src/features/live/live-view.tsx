import { formatDateTime, formatTime } from '@osteon/domain';
import { useId } from 'react';
import { Link } from 'react-router';
import { useGetActivityDetail } from '../../entities/live/api/get-activity-detail.ts';
import { m } from '../../texts/index.ts';
import { liveStatusText } from '../../texts/live-status-text.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { eventTitles } from '../../ui/title/event-titles.ts';
import { Title } from '../../ui/title/title.tsx';
import { LiveCard } from './live-card.tsx';
import { LiveIntroduce } from './live-introduce.tsx';
import styles from './live-view.module.css';
import { LiveStage } from './stage/live-stage.tsx';

/** A live event's page, open to visitors too: stream or cover, time, introduction, agenda, lecturers (rules/live#page). */
export function LiveView({ activityId }: { activityId: string }) {
  const { meetingActivity: live, historyRecommendedList: past } = useGetActivityDetail(activityId);
  const pastId = useId();
  return (
    <div className={`night ${styles.room}`}>
      <div className={styles.columns}>
        <div>
          <LiveStage live={live} />
          <p className={styles.status}>{liveStatusText(live.status)}</p>
          <h1>
            <Title of={eventTitles(live)} />
          </h1>
          <p className={styles.time}>{m['live.card.startTime']({ date: formatDateTime(live.planBeginTime) })}</p>
          <LiveIntroduce html={live.introduce} />
        </div>
        <aside>
          <h2>{m['live.detail.tabSchedule']()}</h2>
          {live.agenda.map(({ group, items }) => (
            <section key={group} className={styles.group}>
              <h3>{group}</h3>
              <ol>
                {items.map((item) => (
                  <li key={item.at}>
                    <time className="num">{formatTime(item.at)}</time>
                    <span>{item.title}</span>
                    <span className={styles.speaker}>{item.speaker}</span>
                  </li>
                ))}
              </ol>
            </section>
          ))}
          <h2>{m['live.detail.tabLecturers']()}</h2>
          <ul className={styles.lecturers}>
            {live.lecturers.map((lecturer) => (
              <li key={lecturer.id}>
                <Avatar name={lecturer.name} src={lecturer.portrait} size={40} />
                <div>
                  <Link to={`/doctorHome?id=${lecturer.id}`}>{lecturer.name}</Link>
                  <p>
                    {lecturer.title} · {lecturer.hospital}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      {past.length > 0 && (
        <section className={styles.past} aria-labelledby={pastId}>
          <SectionHeader id={pastId} title={m['live.detail.recommended']()} more="/historyLiveList" />
          <CardGrid>
            {past.slice(0, 4).map((event) => (
              <LiveCard key={event.activityId} live={event} />
            ))}
          </CardGrid>
        </section>
      )}
    </div>
  );
}
