import { useEffect, useEffectEvent, useState } from 'react';
import { on } from '../../../lib/events.ts';
import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { CodeForm } from '../login/code-form.tsx';
import { Consent } from '../login/consent.tsx';
import { finishLogin, type LoginResult } from '../login/finish-login.ts';
import { PasswordForm } from '../login/password-form.tsx';
import { ScanPanel } from '../login/scan-panel.tsx';
import styles from './login-dialog.module.css';
import hand from './login-hand.webp';

const tabs = [
  { value: 'scan', label: m['account.login.tabScan']() },
  { value: 'code', label: m['account.login.tabCode']() },
  { value: 'password', label: m['account.login.tabPassword']() },
] as const;

/** A login that the phone must confirm is told of; any other one needs no words, as the dialog closes. */
function onLogin(result: LoginResult): string | null {
  if (result.customerId === '') return m['account.login.failed']();
  return finishLogin(result) ? null : m['account.login.forceScan']();
}

/** The login modal with its three ways in (seed 000 §2, Login modal). */
export function Component({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('scan');
  const close = useEffectEvent(onClose);
  useEffect(() => on('loginSuccess', () => close()), []);
  return (
    <Dialog title={m['account.login.title']()} width={720} bare onClose={onClose}>
      <div className={styles.shell}>
        <div className={styles.art}>
          <img src={hand} width={512} height={960} alt="" />
          <div className="night">
            <Logo />
            <p>{m['app.tagline']()}</p>
          </div>
        </div>
        <div className={styles.ways}>
          <h2>{m['account.login.title']()}</h2>
          <Tabs label={m['account.login.title']()} tabs={tabs} value={tab} onChange={setTab} spread>
            <TabPanel value="scan">
              <ScanPanel active={tab === 'scan'} onLogin={onLogin} />
            </TabPanel>
            <TabPanel value="code">
              <CodeForm onLogin={onLogin} />
            </TabPanel>
            <TabPanel value="password">
              <PasswordForm onLogin={onLogin} />
            </TabPanel>
          </Tabs>
          <Consent />
        </div>
      </div>
    </Dialog>
  );
}
