import { SettingsRowSkeletons } from '../../../ui/settings/settings-row.tsx';
import { Loading } from '../../../ui/skeleton/skeleton.tsx';

/** Skeleton of a section. */
export function SecuritySkeleton({ rows }: { rows: number }) {
  return (
    <Loading>
      <SettingsRowSkeletons count={rows} />
    </Loading>
  );
}
