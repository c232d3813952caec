import { formatDuration } from '@osteon/domain';
import { useListCollections } from '../../../entities/video/api/list-collections.ts';
import { m } from '../../../texts/index.ts';
import { CardGrid } from '../../../ui/card/card-grid.tsx';
import { ResourceCard } from '../../../ui/card/resource-card.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import styles from './collection-list.module.css';

/** Surgery collections with their videos in order. */
export function CollectionList({ specialtyId }: { specialtyId?: string | undefined }) {
  const collections = useListCollections(specialtyId);
  if (collections.length === 0) return <Empty />;
  return collections.map(({ id, title, summary, videos }) => {
    const seconds = videos.reduce((sum, { durationSeconds }) => sum + (durationSeconds ?? 0), 0);
    return (
      <section key={id} id={id} className={styles.collection} aria-label={title}>
        <SectionHeader
          title={title}
          note={`${m['home.videoCount']({ count: videos.length })} · ${formatDuration(seconds)}`}
        />
        <p>{summary}</p>
        <CardGrid label={title}>
          {videos.map((video) => (
            <ResourceCard key={video.resourceId} item={video} />
          ))}
        </CardGrid>
      </section>
    );
  });
}
