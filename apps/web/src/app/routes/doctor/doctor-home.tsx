import { lazy } from 'react';
import { useSearchParams } from 'react-router';
import { ContentList } from '../../../features/content/content-list.tsx';
import { DoctorView } from '../../../features/doctor/doctor-view.tsx';
import { FanCount } from '../../../features/engagement/follow/fan-count.tsx';
import { FollowButton } from '../../../features/engagement/follow/follow-button.tsx';
import { FollowingCount } from '../../../features/engagement/follow/following-count.tsx';
import { LikeButton } from '../../../features/engagement/like/like-button.tsx';
import { parsePeopleKind } from '../../../features/engagement/people/people-kind.ts';
import { m } from '../../../texts/index.ts';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';
import { ItemPage } from '../../page/item-page.tsx';

const DoctorPeople = lazy(async () => ({ default: (await import('./doctor-people.tsx')).DoctorPeople }));

/** A doctor and their published content. */
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
              <SectionHeader title={m['doctor.works']()} />
              <ContentList label={m['doctor.works']()} filter={{ authorId: id }} />
            </>
          )
        }
      />
    </div>
  );
}
