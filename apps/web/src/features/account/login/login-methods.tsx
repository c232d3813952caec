import { useState } from 'react';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { accountPasswdLogin } from '../api/account-passwd-login.ts';
import { checkPcLoginStatus } from '../api/check-pc-login-status.ts';
import { generatePcLoginQrCode } from '../api/generate-pc-login-qr-code.ts';
import { verificationCodeLogin } from '../api/verification-code-login.ts';
import type { LoginResult } from '../credential/credentials.ts';
import { AgreementNotice } from './agreement-notice.tsx';
import { CodeForm } from './code-form.tsx';
import { finishLogin } from './finish-login.ts';
import { PasswordForm, type SavedPasswordForm } from './password-form.tsx';
import { ScanPanel } from './scan-panel.tsx';
import { type QrCalls, useQrLogin } from './use-qr-login.ts';

const tabs = [
  { value: 'scan', label: m['account.login.tabScan'] },
  { value: 'code', label: m['account.login.tabCode'] },
  { value: 'password', label: m['account.login.tabPassword'] },
] as const;

const QR_CALLS: QrCalls = { requestCode: generatePcLoginQrCode, check: checkPcLoginStatus };

/** Returns a message where the phone must confirm the login; otherwise the dialog closes. */
function onLogin(result: LoginResult): string | null {
  if (result.customerId === '') return m['account.login.failed']();
  return finishLogin(result) ? null : m['account.login.forceScan']();
}

/** The three login methods (rules/login#modal). */
export function LoginMethods({
  saved,
  onNavigate,
}: {
  saved: SavedPasswordForm | null;
  onNavigate: (saved: SavedPasswordForm) => void;
}) {
  // A phone cannot scan its own screen.
  const firstTab = useBreakpoint() === 'phone' ? 'code' : 'scan';
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>(saved ? 'password' : firstTab);
  // Here and not in its panel: the effects of a hidden panel are paused.
  const qr = useQrLogin(QR_CALLS, onLogin);
  return (
    <>
      <h2>{m['account.login.title']()}</h2>
      <Tabs
        label={m['account.login.title']()}
        tabs={tabs.map(({ value, label }) => ({ value, label: label() }))}
        value={tab}
        onChange={setTab}
        spread
      >
        <TabPanel value="scan">
          <ScanPanel qr={qr} />
        </TabPanel>
        <TabPanel value="code">
          <CodeForm logIn={verificationCodeLogin} onLogin={onLogin} />
        </TabPanel>
        <TabPanel value="password">
          <PasswordForm logIn={accountPasswdLogin} onLogin={onLogin} saved={saved} onNavigate={onNavigate} />
        </TabPanel>
      </Tabs>
      <AgreementNotice />
    </>
  );
}
