import { Suspense } from 'react';
import { useGetDoctorInfo } from '../../../entities/account/api/get-doctor-info.ts';
import { useChangeAccount } from '../../../entities/session/change-account.ts';
import { HottestRanking } from '../../../features/content/hottest-ranking.tsx';
import { NoPermissionView } from '../../../features/error-pages/no-permission-view.tsx';
import { m } from '../../../texts/index.ts';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { SectionHeader } from '../../../ui/section/section-header.tsx';

const RANKS = 5;

/** The page of code 10009 (rules/error-pages#no-permission). */
export function Component() {
  const { data: doctor } = useGetDoctorInfo();
  const { mutate: changeAccount } = useChangeAccount();
  return (
    <NoPermissionView roleId={doctor?.roleId} onChangeAccount={() => changeAccount()}>
      <SectionHeader title={m['route.hotContent']()} more="/hotContent" />
      <RegionBoundary>
        <Suspense fallback={<RowSkeletons count={RANKS} />}>
          <HottestRanking count={RANKS} />
        </Suspense>
      </RegionBoundary>
    </NoPermissionView>
  );
}
