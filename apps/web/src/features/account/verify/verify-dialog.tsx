import { useId, useState } from 'react';
import { useSecurityCheck } from '../../../entities/account/api/security-check.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { useOwnAccount } from '../lock/own-account.ts';
import { PasswordForm } from './password-form.tsx';
import { endProof } from './prove-identity.ts';
import { SmsForm } from './sms-form.tsx';
import { usePasswordCheck } from './use-password-check.ts';
import { useSmsCheck } from './use-sms-check.ts';
import styles from './verify.module.css';

const TABS = [
  { value: 'password', label: m['account.verify.tabPassword']() },
  { value: 'sms', label: m['account.verify.tabSms']() },
] as const;

/**
 * Verifies the owner before something that needs it (seed 001 §2, Account verify). An account without a password is
 * told so and led to the SMS tab (spec-decision 11h). Where a code alone will do, one without a phone gets it by mail; the
 * SMS tab needs a phone on file (seed 001 §5).
 */
export function Component({ by }: { by: 'any' | 'code'; onClose: () => void }) {
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>(by === 'code' ? 'sms' : 'password');
  const mobile = useSession((state) => state.check?.userInfo?.mobile ?? '');
  const own = useOwnAccount();
  const account = by === 'code' ? own : mobile;
  const hasPassword = useSecurityCheck().data?.hasPassword ?? true;
  const password = usePasswordCheck(endProof);
  const sms = useSmsCheck(account, tab === 'sms', endProof);
  const smsForm = <SmsForm id={`${id}-sms`} account={account} check={sms} />;
  const actions = (
    <>
      <Button onClick={() => endProof(null)}>{m['common.cancel']()}</Button>
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
    <Dialog title={m['account.verify.title']()} actions={actions} onClose={() => endProof(null)}>
      {by === 'code' ? (
        smsForm
      ) : (
        <div className={styles.tabs}>
          <Tabs label={m['account.verify.title']()} tabs={TABS} value={tab} onChange={setTab}>
            <TabPanel value="password">
              {hasPassword ? (
                <PasswordForm id={`${id}-password`} check={password} />
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
