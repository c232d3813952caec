import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { monitor } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { phoneCodeLogin } from '../api/phone-code-login.ts';
import { phonePasswordLogin } from '../api/phone-password-login.ts';
import hand from '../dialogs/login-artwork.webp';
import { AgreementNotice } from '../login/agreement-notice.tsx';
import { CodeForm } from '../login/code-form.tsx';
import { PasswordForm } from '../login/password-form.tsx';
import styles from './phone-login.module.css';

const tabs = [
  { value: 'code', label: m['account.login.tabCode']() },
  { value: 'password', label: m['account.login.tabPassword']() },
] as const;

/** The login of the phone pages; `next` names the action that follows (rules/login#phone-session). */
export function PhoneLogin({ next, onLogin }: { next: string; onLogin: () => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('code');
  const goOn = () => {
    onLogin();
    return null;
  };
  return (
    <div className={styles.page}>
      <header className={styles.film}>
        <img src={hand} width={512} height={960} alt="" />
        <Link to="/home" aria-label={m['common.backHome']()} className="night">
          <Logo />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{m['phoneLogin.title']()}</h1>
        <p className={styles.next}>
          <Icon of={monitor} size={20} />
          {next}
        </p>
        <Tabs label={m['phoneLogin.title']()} tabs={tabs} value={tab} onChange={setTab}>
          <TabPanel value="code">
            <CodeForm logIn={phoneCodeLogin} onLogin={goOn} />
          </TabPanel>
          <TabPanel value="password">
            <PasswordForm logIn={phonePasswordLogin} onLogin={goOn} />
          </TabPanel>
        </Tabs>
        <p className={styles.note}>{m['phoneLogin.note']()}</p>
        <p className={styles.note}>
          {m['info.revokeAsk']()}
          <Link to="/m/revoke">{m['info.revokeTitle']()}</Link>
        </p>
        <AgreementNotice />
      </main>
    </div>
  );
}
