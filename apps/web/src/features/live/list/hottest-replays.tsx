import { Suspense, useId } from 'react';
import { useListLives } from '../../../entities/live/api/list-lives.ts';
import { countText } from '../../../texts/count-text.ts';
import { m } from '../../../texts/index.ts';
import area from '../../../ui/link-area/link-area.module.css';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { eventTitles } from '../../../ui/title/event-titles.ts';
import { TitleLink } from '../../../ui/title/title.tsx';
import styles from './hottest-replays.module.css';

const SHOWN = 5;

/** The most played replays; nothing before any was played (rules/live#lists). */
export function HottestReplays() {
  return (
    <RegionBoundary>
      <Suspense fallback={<RowSkeletons count={SHOWN} />}>
        <Hottest />
      </Suspense>
    </RegionBoundary>
  );
}

function Hottest() {
  const id = useId();
  const { items } = useListLives({ when: 'past', status: 'replay', order: 'hottest', pageSize: SHOWN });
  const played = items.filter(({ playbackCount }) => playbackCount > 0);
  if (played.length === 0) return null;
  return (
    <section className={styles.hottest} aria-labelledby={id}>
      <h2 id={id}>{m['live.list.hottestReplays']()}</h2>
      <ol>
        {played.map((live, index) => (
          <li key={live.activityId} className={area.area}>
            <span className="num" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3>
                <TitleLink to={live.pcLink} of={eventTitles(live)} />
              </h3>
              <p className="num">{m['live.detail.plays']({ count: countText(live.playbackCount) })}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
