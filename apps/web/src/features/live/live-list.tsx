import { useListLives } from '../../entities/live/api/list-lives.ts';
import { m } from '../../texts/index.ts';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../ui/card/card-skeletons.tsx';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { Region } from '../../ui/region/region.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { LiveCard } from './live-card.tsx';

/** Current and upcoming live events, or past ones. */
export function LiveList({ when, label }: { when: 'coming' | 'past'; label: string }) {
  return (
    <Region skeleton={<CardSkeletons count={8} />}>
      <Pages when={when} label={label} />
    </Region>
  );
}

function Pages({ when, label }: { when: 'coming' | 'past'; label: string }) {
  const { items, ...pages } = useListLives({ when });
  if (items.length === 0) return <Empty text={m['live.list.empty']()} />;
  return (
    <>
      <CardGrid label={label}>
        {items.map((live) => (
          <LiveCard key={live.activityId} live={live} />
        ))}
      </CardGrid>
      <LoadMore pages={pages} />
    </>
  );
}
