import type { LiveCard as Live } from '@osteon/contract';
import { formatDateTime, LiveStatus, ResourceType } from '@osteon/domain';
import { cardMark } from '../../lib/analytics/card-marks.ts';
import { m } from '../../texts/index.ts';
import { liveStatusText } from '../../texts/live-status-text.ts';
import { Cover } from '../../ui/cover/cover.tsx';
import { LiveMark, SoftMark } from '../../ui/mark/mark.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { eventTitles } from '../../ui/title/event-titles.ts';
import { TitleLink } from '../../ui/title/title.tsx';
import styles from './live-card.module.css';

/** A live event in a list. */
export function LiveCard({ live }: { live: Live }) {
  const running = live.status === LiveStatus.living || live.status === LiveStatus.pause;
  return (
    <article
      className={styles.card}
      {...cardMark({ resourceType: ResourceType.live, resourceId: live.activityId }, 'card')}
    >
      <Cover
        picture={live.picture}
        sizes="(max-width: 768px) 50vw, 300px"
        alt=""
        mark={running ? <LiveMark /> : <SoftMark>{liveStatusText(live.status)}</SoftMark>}
      />
      <div className={styles.body}>
        <h2>
          <TitleLink to={live.pcLink} of={eventTitles(live)} />
        </h2>
        <p className={styles.by}>{live.lecturers.map(({ name }) => name).join('、')}</p>
        <p className={styles.foot}>
          <Tag specialtyId={live.specialty.id}>{live.specialty.name}</Tag>
          <time className="num">{m['live.card.startTime']({ date: formatDateTime(live.planBeginTime) })}</time>
        </p>
      </div>
    </article>
  );
}
