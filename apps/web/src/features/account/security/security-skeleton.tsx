import { SettingsRowSkeletons } from '../../../ui/settings/settings-row.tsx';
import { Loading } from '../../../ui/skeleton/loading.tsx';

/** A section that is on its way. */
export function SecuritySkeleton({ rows }: { rows: number }) {
  return (
    <Loading>
      <SettingsRowSkeletons count={rows} />
    </Loading>
  );
}
