import type { ListedLive } from '@osteon/contract';
import { formatDate, formatDuration, ResourceType } from '@osteon/domain';
import { cardMark } from '../../../lib/analytics/card-marks.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { liveStatusText } from '../../../texts/live-status-text.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { lock } from '../../../ui/icon/icons.ts';
import area from '../../../ui/link-area/link-area.module.css';
import { SoftMark } from '../../../ui/mark/mark.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { TitleLink } from '../../../ui/title/title.tsx';
import styles from './past-live.module.css';

/** Chapters that a row shows. */
const SHOWN = 6;

/** A past event with the chapters of its replay (rules/live#lists). */
export function PastLive({ live }: { live: ListedLive }) {
  const { replay, specialty, lecturers, planBeginTime, viewCount, authorizeType } = live;
  return (
    <article
      className={`${area.area} ${styles.row}`}
      {...cardMark({ resourceType: ResourceType.live, resourceId: live.activityId }, 'row')}
    >
      <Cover
        className={styles.cover}
        picture={live.picture}
        sizes="(max-width: 499px) 100vw, 256px"
        alt=""
        mark={<SoftMark>{liveStatusText(live.status)}</SoftMark>}
        duration={replay ? formatDuration(replay.durationSeconds) : undefined}
      />
      <div>
        <h2>
          <TitleLink to={live.pcLink} of={eventTitles(live)} />
        </h2>
        <p className={styles.facts}>
          <Tag specialtyId={specialty.id}>{specialty.name}</Tag>
          <span className={styles.by}>{lecturers.map(({ name }) => name).join('、')}</span>
          <time className="num">{formatDate(planBeginTime)}</time>
          {viewCount > 0 && <span className="num">{m['content.meta.plays']({ count: countText(viewCount) })}</span>}
          {authorizeType !== 'all' && (
            <span className={styles.gate}>
              <Icon of={lock} size={14} />
              {authorizeType === 'login' ? m['live.list.needLogin']() : m['live.list.needAuth']()}
            </span>
          )}
        </p>
        {replay && <Chapters replay={replay} />}
      </div>
    </article>
  );
}

function Chapters({ replay: { chapters, durationSeconds } }: { replay: NonNullable<ListedLive['replay']> }) {
  return (
    <>
      <p className={styles.bar} aria-hidden="true">
        {chapters.map(({ startSeconds }, index) => {
          const end = chapters[index + 1]?.startSeconds ?? durationSeconds;
          return <i key={startSeconds} style={{ flexGrow: Math.max(1, end - startSeconds) }} />;
        })}
      </p>
      <ol className={styles.chapters}>
        {chapters.slice(0, SHOWN).map(({ startSeconds, title }) => (
          <li key={startSeconds}>
            <span className="num">{formatDuration(startSeconds)}</span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
      <p className={styles.count}>{m['live.list.chapters']({ count: chapters.length })}</p>
    </>
  );
}
