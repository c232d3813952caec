import type { LiveListItem } from '@osteon/contract';
import { formatDuration } from '@osteon/domain';
import clsx from 'clsx';
import { Suspense, useId } from 'react';
import { useListLives } from '../../../entities/live/api/list-lives.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import area from '../../../ui/link-area/link-area.module.css';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { TitleLink } from '../../../ui/title/title.tsx';
import styles from './past-recommended.module.css';

const SHOWN = 3;

/** The latest replays, of all specialties or one; nothing if there are none (rules/live#lists). */
export function PastRecommended({ title, specialtyId, wide }: PastProps) {
  return (
    <RegionBoundary key={specialtyId}>
      <Suspense fallback={<RowSkeletons count={SHOWN} />}>
        <Past title={title} specialtyId={specialtyId} wide={wide} />
      </Suspense>
    </RegionBoundary>
  );
}

interface PastProps {
  title: string;
  specialtyId?: string;
  /** True for columns below the list instead of rows beside it. */
  wide?: boolean;
}

function Past({ title, specialtyId, wide = false }: PastProps) {
  const id = useId();
  const { items } = useListLives({ when: 'past', status: 'replay', specialtyId, pageSize: SHOWN });
  if (items.length === 0) return null;
  const more = specialtyId === undefined ? '/historyLiveList' : `/historyLiveList?specialtyId=${specialtyId}`;
  return (
    <section className={clsx(styles.past, !wide && styles.narrow)} aria-labelledby={id}>
      <SectionHeader id={id} title={title} more={more} moreText={wide ? undefined : m['route.historyLiveList']()} />
      <ul className={wide ? styles.columns : styles.rows}>
        {items.map((live) => (
          <PastItem key={live.activityId} live={live} />
        ))}
      </ul>
    </section>
  );
}

function PastItem({ live }: { live: LiveListItem }) {
  const { picture, replay, pcLink, playbackCount } = live;
  return (
    <li className={area.area}>
      <Cover
        className={styles.cover}
        picture={picture}
        sizes="(max-width: 1080px) 33vw, 280px"
        alt=""
        duration={replay ? formatDuration(replay.durationSeconds) : undefined}
      />
      <div>
        <h3>
          <TitleLink to={pcLink} of={eventTitles(live)} />
        </h3>
        {playbackCount > 0 && <p className="num">{m['live.detail.plays']({ count: countText(playbackCount) })}</p>}
      </div>
    </li>
  );
}
