import { useId, useState } from 'react';
import { useSecurityCheck } from '../../../entities/account/api/security-check.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { resolveStepUp } from './request-step-up-token.ts';
import { useAccountIdentifier } from './use-account-identifier.ts';
import { useVerifyCodeForm } from './use-verify-code-form.ts';
import { useVerifyPasswordForm } from './use-verify-password-form.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';
import styles from './verify-dialog.module.css';
import { VerifyPasswordForm } from './verify-password-form.tsx';

const TABS = [
  { value: 'password', label: m['account.verify.tabPassword'] },
  { value: 'sms', label: m['account.verify.tabSms'] },
] as const;

/**
 * Verifies the owner before a sensitive action (rules/phone-binding#verify-dialog). An account without a password is
 * directed to the SMS tab (rules/account#account-without-a-password), which needs a phone; with `by: 'code'` the code
 * is sent by mail where there is no phone.
 */
export function Component({ by }: { by: 'any' | 'code'; onClose: () => void }) {
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>(by === 'code' ? 'sms' : 'password');
  const mobile = useSession((state) => state.check?.userInfo?.mobile ?? '');
  const own = useAccountIdentifier();
  const account = by === 'code' ? own : mobile;
  const hasPassword = useSecurityCheck().data?.hasPassword ?? true;
  const password = useVerifyPasswordForm(resolveStepUp);
  const sms = useVerifyCodeForm(account, tab === 'sms', resolveStepUp);
  const smsForm = <VerifyCodeForm id={`${id}-sms`} account={account} check={sms} />;
  const actions = (
    <>
      <Button onClick={() => resolveStepUp(null)}>{m['common.cancel']()}</Button>
      {tab === 'password' && !hasPassword ? (
        <Button kind="primary" onClick={() => setTab('sms')}>
          {m['account.verify.tabSms']()}
        </Button>
      ) : (
        <Button type="submit" kind="primary" form={`${id}-${tab}`} busy={password.checking || sms.checking}>
          {m['account.verify.submit']()}
        </Button>
      )}
    </>
  );
  return (
    <Dialog title={m['account.verify.title']()} actions={actions} onClose={() => resolveStepUp(null)}>
      {by === 'code' ? (
        smsForm
      ) : (
        <div className={styles.tabs}>
          <Tabs
            label={m['account.verify.title']()}
            tabs={TABS.map(({ value, label }) => ({ value, label: label() }))}
            value={tab}
            onChange={setTab}
          >
            <TabPanel value="password">
              {hasPassword ? (
                <VerifyPasswordForm id={`${id}-password`} check={password} />
              ) : (
                <p className={styles.note}>{m['account.verify.noPassword']()}</p>
              )}
            </TabPanel>
            <TabPanel value="sms">{smsForm}</TabPanel>
          </Tabs>
        </div>
      )}
    </Dialog>
  );
}
