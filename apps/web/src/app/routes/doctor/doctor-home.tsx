import { ResourceType } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { ContentList } from '../../../features/content/content-list.tsx';
import { DoctorView } from '../../../features/doctor/doctor-view.tsx';
import { WorkTypeChips } from '../../../features/doctor/work-type-chips.tsx';
import { FollowButton } from '../../../features/engagement/follow/follow-button.tsx';
import { FanCount, FollowingCount } from '../../../features/engagement/follow/follow-counts.tsx';
import { LikeButton } from '../../../features/engagement/like/like-button.tsx';
import { parsePeopleKind } from '../../../features/engagement/people/people-kind.ts';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { m } from '../../../texts/index.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { ItemPage } from '../../page/item-page.tsx';
import styles from './doctor-home.module.css';

// Shows nothing.
const RecordBrowse = lazyPart(
  async () => (await import('../../../features/engagement/browse/record-browse.tsx')).RecordBrowse,
);

const DoctorPeople = lazyPart(async () => (await import('../../page/doctor-people.tsx')).DoctorPeople);

const Rail = lazyPart(async () => (await import('../../page/doctor-rail.tsx')).DoctorRail);

/** A doctor, their published content, events and colleagues. */
export function Component() {
  const people = parsePeopleKind(useSearchParams()[0].get('people'));
  return (
    <div className="page">
      <ItemPage
        skeleton={<RowSkeletons count={4} />}
        view={(id) =>
          people ? (
            <DoctorPeople kind={people} id={id} />
          ) : (
            <>
              <DoctorView
                id={id}
                fans={<FanCount target={{ resourceType: 9, resourceId: id }} />}
                following={<FollowingCount target={{ resourceType: 9, resourceId: id }} />}
                actions={(name) => (
                  <>
                    <LikeButton target={{ resourceType: 9, resourceId: id }} />
                    <FollowButton target={{ resourceType: 9, resourceId: id }} name={name} size="md" />
                  </>
                )}
              />
              <LazyBoundary>
                <RecordBrowse resourceType={ResourceType.author} resourceId={id} />
              </LazyBoundary>
              <div className={styles.body}>
                <Works id={id} />
                <aside className={styles.rail}>
                  <Region skeleton={<RowSkeletons count={2} plain />}>
                    <Rail id={id} />
                  </Region>
                </aside>
              </div>
            </>
          )
        }
      />
    </div>
  );
}

/** Publications of a doctor, all or of the type of the address (rules/doctor#page). */
function Works({ id }: { id: string }) {
  const [params, setParams] = useSearchParams();
  const type = params.get('type') ?? '';
  const choose = (value: string) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete('type');
    else next.set('type', value);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return (
    <section className={styles.works} aria-label={m['doctor.works']()}>
      <SectionHeader title={m['doctor.works']()}>
        <WorkTypeChips id={id} value={type} onChange={choose} />
      </SectionHeader>
      <ContentList
        label={m['doctor.works']()}
        filter={{ authorId: id, ...(/^\d{1,2}$/.test(type) && { resourceType: Number(type) }) }}
      />
    </section>
  );
}
