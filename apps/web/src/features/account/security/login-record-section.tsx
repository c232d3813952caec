import { Suspense } from 'react';
import { m } from '../../../texts/index.ts';
import { RegionBoundary } from '../../../ui/region/region-boundary.tsx';
import { SettingsSection } from '../../../ui/settings/settings-section.tsx';
import { useLoginRecords } from './api/list-login-records.ts';
import { LoginRecordList } from './login-record-list.tsx';
import { SecuritySkeleton } from './security-skeleton.tsx';

/** The logins of the account, for its owner to spot a foreign one. */
export function LoginRecordSection({ id }: { id: string }) {
  const title = m['info.records']();
  return (
    <RegionBoundary>
      <Suspense
        fallback={
          <SettingsSection id={id} title={title}>
            <SecuritySkeleton rows={5} />
          </SettingsSection>
        }
      >
        <LoadedRecords id={id} title={title} />
      </Suspense>
    </RegionBoundary>
  );
}

function LoadedRecords({ id, title }: { id: string; title: string }) {
  const { records, today, perDay, hasNextPage, isFetchingNextPage, fetchNextPage } = useLoginRecords();
  return (
    <SettingsSection id={id} title={title} note={m['info.recordsNote']({ today, next: perDay + 1 })}>
      <LoginRecordList
        records={records}
        hasMore={hasNextPage}
        loading={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </SettingsSection>
  );
}
