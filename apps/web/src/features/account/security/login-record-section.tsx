import { m } from '../../../texts/index.ts';
import { Region } from '../../../ui/region/region.tsx';
import { SettingsSection } from '../../../ui/settings/settings-section.tsx';
import { useLoginsToday } from './api/list-login-records.ts';
import { LoginRecordList } from './login-record-list.tsx';
import { SecuritySkeleton } from './security-skeleton.tsx';

/** The logins of the account, for its owner to spot a foreign one. */
export function LoginRecordSection({ id }: { id: string }) {
  const logins = useLoginsToday();
  return (
    <SettingsSection
      id={id}
      title={m['info.records']()}
      note={logins && m['info.recordsNote']({ today: logins.today, next: logins.perDay + 1 })}
    >
      <Region skeleton={<SecuritySkeleton rows={5} />}>
        <LoginRecordList />
      </Region>
    </SettingsSection>
  );
}
