import { ResourceType, ROUTE_FRAMES } from '@osteon/domain';
import { type ReactNode, useId } from 'react';
import { useListFollowedContentNewest } from '../../../entities/engagement/api/list-followed-content.ts';
import { useListFollowing } from '../../../entities/engagement/api/list-following.ts';
import { m } from '../../../texts/index.ts';
import { CardGrid } from '../../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../../ui/card/card-skeletons.tsx';
import { ResourceCard } from '../../../ui/card/resource-card.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import styles from './followed-updates.module.css';

/** A row of cards. */
const SHOWN = 4;

/**
 * The newest content of the doctors whom the customer follows; nothing where there is none
 * (rules/follow#followed-feed).
 */
export function FollowedUpdates() {
  const followsDoctor = useListFollowing().some(({ resType }) => resType === ResourceType.author);
  if (!followsDoctor) return null;
  const skeleton = (
    <UpdatesSection>
      <CardSkeletons count={SHOWN} />
    </UpdatesSection>
  );
  return (
    <Region skeleton={skeleton}>
      <UpdateList />
    </Region>
  );
}

function UpdateList() {
  const items = useListFollowedContentNewest(SHOWN);
  if (items.length === 0) return null;
  return (
    <UpdatesSection>
      <CardGrid>
        {items.map((item) => (
          <ResourceCard key={item.resourceId} item={item} />
        ))}
      </CardGrid>
    </UpdatesSection>
  );
}

function UpdatesSection({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.news} aria-labelledby={id} data-scene="following">
      <SectionHeader id={id} title={m['feed.title']()} more={`${ROUTE_FRAMES.latestContent.path}?followed=1`} />
      {children}
    </section>
  );
}
