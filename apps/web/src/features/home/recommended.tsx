import { ResourceType } from '@osteon/domain';
import clsx from 'clsx';
import { Suspense, useId, useState } from 'react';
import { useListContentFirstPage } from '../../entities/content/api/list-content.ts';
import type { Home } from '../../entities/home/api/get-home.ts';
import { useIsLoggedIn } from '../../lib/session/session-store.ts';
import { m } from '../../texts/index.ts';
import { nameText } from '../../texts/name-text.ts';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../ui/card/card-skeletons.tsx';
import { ResourceCard } from '../../ui/card/resource-card.tsx';
import { ChipRow } from '../../ui/chips/chip-row.tsx';
import { RegionBoundary } from '../../ui/region/region-boundary.tsx';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import styles from './home.module.css';
import { RecommendedCard } from './recommended-card.tsx';

const ALL = '';

/** Most played videos of one specialty. */
const COUNT = 8;

/** Recommended contents, of all specialties or one; a customer's with their reasons. */
export function Recommended({ items, specialties }: { items: Home['recommended']; specialties: Home['specialties'] }) {
  const Card = useIsLoggedIn() ? RecommendedCard : ResourceCard;
  const id = useId();
  const [specialtyId, setSpecialtyId] = useState(ALL);
  const chips = [
    { value: ALL, label: m['common.all']() },
    ...specialties.map((specialty) => ({ value: specialty.id, label: nameText(specialty) })),
  ];
  return (
    <section className={clsx(styles.section, styles.wholeRows)} aria-labelledby={id} data-scene="recommended">
      <SectionHeader id={id} title={m['home.recommend']()} more="/latestContent">
        <ChipRow label={m['content.filter.specialty']()} chips={chips} value={specialtyId} onChange={setSpecialtyId} />
      </SectionHeader>
      {specialtyId === ALL ? (
        <CardGrid>
          {items.map((item) => (
            <Card key={item.resourceId} item={item} />
          ))}
        </CardGrid>
      ) : (
        <RegionBoundary key={specialtyId}>
          <Suspense fallback={<CardSkeletons count={items.length} />}>
            <OfSpecialty specialtyId={specialtyId} />
          </Suspense>
        </RegionBoundary>
      )}
    </section>
  );
}

function OfSpecialty({ specialtyId }: { specialtyId: string }) {
  const items = useListContentFirstPage({
    resourceType: ResourceType.video,
    specialtyId,
    sort: 'hottest',
    pageSize: COUNT,
  });
  if (items.length === 0) return <Empty />;
  return (
    <CardGrid>
      {items.map((item) => (
        <ResourceCard key={item.resourceId} item={item} />
      ))}
    </CardGrid>
  );
}
