import { useListLoginRecordsToday } from '../../../entities/account/api/list-login-records.ts';
import { m } from '../../../texts/index.ts';
import { Region } from '../../../ui/region/region.tsx';
import { SettingsSection } from '../../../ui/settings/settings-section.tsx';
import { LoginRecordList } from './login-record-list.tsx';
import { SecuritySkeleton } from './security-skeleton.tsx';

/** Reserves the line of the note until it is loaded. */
const NO_BREAK_SPACE = '\u00a0';

/** The login records, in which the owner can find a login by another person. */
export function LoginRecordSection({ id }: { id: string }) {
  const logins = useListLoginRecordsToday();
  return (
    <SettingsSection
      id={id}
      title={m['info.records']()}
      note={logins ? m['info.recordsNote']({ today: logins.today, next: logins.perDay + 1 }) : NO_BREAK_SPACE}
    >
      <Region skeleton={<SecuritySkeleton rows={3} />}>
        <LoginRecordList />
      </Region>
    </SettingsSection>
  );
}
