import { maskAccount } from '@osteon/domain';
import { useGetCustomerInfoV2 } from '../../../entities/personal/api/get-customer-info-v2.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import { dateText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { SettingsRow, SettingsRows } from '../../../ui/settings/settings-row.tsx';
import { SettingsSection } from '../../../ui/settings/settings-section.tsx';
import { changePhone } from '../phone-binding/phone-binding-flow.ts';
import { requestStepUpToken } from '../step-up/request-step-up-token.ts';
import { SecuritySkeleton } from './security-skeleton.tsx';

/** The credentials of the account: password, phone and e-mail. */
export function CredentialSection({ id }: { id: string }) {
  return (
    <SettingsSection id={id} title={m['info.login']()}>
      <Region skeleton={<SecuritySkeleton rows={3} />}>
        <CredentialRows />
      </Region>
    </SettingsSection>
  );
}

function CredentialRows() {
  const { hasPassword, mobile, email, bindConfirmedAt } = useGetCustomerInfoV2();
  return (
    <SettingsRows>
      <SettingsRow
        term={m['account.password.label']()}
        value={hasPassword ? m['info.passwordIs']() : m['info.passwordNone']()}
        note={hasPassword ? m['info.passwordNote']() : m['info.passwordNoneNote']()}
        action={
          <Button size="sm" onClick={() => void openPasswordDialog(hasPassword)}>
            {hasPassword ? m['info.changePassword']() : m['info.setPassword']()}
          </Button>
        }
      />
      <SettingsRow
        term={m['info.bindPhone']()}
        value={mobile ? <span className="num">{maskAccount(mobile)}</span> : m['info.phoneNone']()}
        note={phoneNote(mobile, bindConfirmedAt)}
        action={
          <Button size="sm" onClick={() => void changePhone()}>
            {mobile ? m['account.phone.title']() : m['info.bindPhoneAction']()}
          </Button>
        }
      />
      <SettingsRow
        term={m['info.email']()}
        value={email ? maskAccount(email) : m['info.emailNone']()}
        note={m['info.emailNote']()}
        action={
          <Button size="sm" onClick={() => void openEmailDialog()}>
            {email ? m['info.changeEmail']() : m['info.bindEmail']()}
          </Button>
        }
      />
    </SettingsRows>
  );
}

function phoneNote(mobile: string, confirmedAt: number | null): string | undefined {
  if (mobile === '') return m['info.phoneNoneNote']();
  return confirmedAt === null ? undefined : m['info.confirmedAt']({ date: dateText(confirmedAt) });
}

/** Both need a step-up token; closing the verify dialog changes nothing (rules/security-credentials#step-up). */
async function openPasswordDialog(hasPassword: boolean): Promise<void> {
  const bandToken = await requestStepUpToken();
  if (bandToken !== null) openDialog('changePassword', { bandToken, hasPassword });
}

async function openEmailDialog(): Promise<void> {
  const bandToken = await requestStepUpToken();
  if (bandToken !== null) openDialog('bindEmail', { bandToken });
}
