import type { LiveCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { useId } from 'react';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { joinList } from '../../../texts/join-text.ts';
import { liveStatusText } from '../../../texts/live-status-text.ts';
import { nameText } from '../../../texts/name-text.ts';
import { CoverCard } from '../../../ui/card/cover-card.tsx';
import { SoftMark } from '../../../ui/mark/mark.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import styles from './past-live-events.module.css';

/** Past events below a page: five in a row, or a list in a narrow container. */
export function PastLiveEvents({ liveEvents }: { liveEvents: readonly LiveCard[] }) {
  return (
    <div className={styles.past}>
      <ul>
        {liveEvents.map((live) => (
          <li key={live.activityId}>
            <PastCard live={live} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A past live event with its date. */
function PastCard({ live }: { live: LiveCard }) {
  return (
    <CoverCard
      item={{ ...live, resourceType: ResourceType.live, resourceId: live.activityId }}
      titles={eventTitles(live)}
      mark={<SoftMark>{liveStatusText(live.status)}</SoftMark>}
    >
      <p className={styles.by}>{joinList(live.lecturers.map(({ name }) => name))}</p>
      <p className={styles.foot}>
        <Tag specialtyId={live.specialty.id}>{nameText(live.specialty)}</Tag>
        <time className="num">{dateText(live.planBeginTime)}</time>
      </p>
    </CoverCard>
  );
}

/** Past events below the room of an event; nothing if there are none. */
export function PastSection({ liveEvents }: { liveEvents: readonly LiveCard[] }) {
  const id = useId();
  if (liveEvents.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <SectionHeader
        id={id}
        title={m['live.detail.recommended']()}
        more="/historyLiveList"
        moreText={m['route.historyLiveList']()}
      />
      <PastLiveEvents liveEvents={liveEvents} />
    </section>
  );
}
