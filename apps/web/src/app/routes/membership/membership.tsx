import { useGetDoctorInfo } from '../../../entities/account/api/get-doctor-info.ts';
import { ContentList } from '../../../features/content/content-list.tsx';
import { MembershipSummary } from '../../../features/membership/membership-summary.tsx';
import { m } from '../../../texts/index.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';

/** The customer's membership, and content for members (rules/membership#page). */
export function Component() {
  const { data: doctor } = useGetDoctorInfo();
  return (
    <div className="page">
      <PageHead title={m['route.membership']()} />
      <MembershipSummary member={doctor} />
      <SectionHeader title={m['membership.titles']()} />
      <ContentList label={m['membership.titles']()} filter={{ vip: 'true' }} />
    </div>
  );
}
