import type { LiveCard } from '@osteon/contract';
import { formatDate, ResourceType } from '@osteon/domain';
import { liveStatusText } from '../../../texts/live-status-text.ts';
import { CoverCard } from '../../../ui/card/cover-card.tsx';
import { SoftMark } from '../../../ui/mark/mark.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import styles from './past-card.module.css';

/** A past live event with its date. */
export function PastCard({ live }: { live: LiveCard }) {
  return (
    <CoverCard
      item={{ ...live, resourceType: ResourceType.live, resourceId: live.activityId }}
      titles={eventTitles(live)}
      mark={<SoftMark>{liveStatusText(live.status)}</SoftMark>}
    >
      <p className={styles.by}>{live.lecturers.map(({ name }) => name).join('、')}</p>
      <p className={styles.foot}>
        <Tag specialtyId={live.specialty.id}>{live.specialty.name}</Tag>
        <time className="num">{formatDate(live.planBeginTime)}</time>
      </p>
    </CoverCard>
  );
}
