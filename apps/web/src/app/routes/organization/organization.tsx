import { FollowButton } from '../../../features/engagement/follow/follow-button.tsx';
import { OrganizationList } from '../../../features/organization/organization-list.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';

/** The orthopaedic associations. */
export function Component() {
  return (
    <div className="page">
      <PageHead title={m['route.organization']()} />
      <Region skeleton={<RowSkeletons count={6} />}>
        <OrganizationList
          follow={({ id, name }) => <FollowButton target={{ resourceType: 36, resourceId: id }} name={name} quiet />}
        />
      </Region>
    </div>
  );
}
