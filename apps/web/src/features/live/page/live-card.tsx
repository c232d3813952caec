import type { LiveCard as Live } from '@osteon/contract';
import { formatDate, formatDateTime, isOnAir, LiveStatus, ResourceType } from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import { liveStatusText } from '../../../texts/live-status-text.ts';
import { CoverCard } from '../../../ui/card/cover-card.tsx';
import { LiveMark, SoftMark } from '../../../ui/mark/mark.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import styles from './live-card.module.css';

/** A live event in a list: a coming one with the time of its begin, a past one with its day. */
export function LiveCard({ live }: { live: Live }) {
  const isPast = live.status === LiveStatus.replay || live.status === LiveStatus.end;
  return (
    <CoverCard
      item={{ ...live, resourceType: ResourceType.live, resourceId: live.activityId }}
      titles={eventTitles(live)}
      mark={isOnAir(live.status) ? <LiveMark /> : <SoftMark>{liveStatusText(live.status)}</SoftMark>}
    >
      <p className={styles.by}>{live.lecturers.map(({ name }) => name).join('、')}</p>
      <p className={styles.foot}>
        <Tag specialtyId={live.specialty.id}>{live.specialty.name}</Tag>
        <time className="num">
          {isPast
            ? formatDate(live.planBeginTime)
            : m['live.card.startTime']({ date: formatDateTime(live.planBeginTime) })}
        </time>
      </p>
    </CoverCard>
  );
}
