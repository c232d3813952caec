import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { wordGap } from '../../../texts/join-text.ts';
import { monitor } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs/tabs.tsx';
import { phoneCodeLogin } from '../api/phone-code-login.ts';
import { phonePasswordLogin } from '../api/phone-password-login.ts';
import { AgreementNotice } from '../login/agreement-notice.tsx';
import { CodeForm } from '../login/code-form.tsx';
import type { LoginFormProps } from '../login/finish-login.ts';
import { PasswordForm, type SavedPasswordForm } from '../login/password-form.tsx';
import styles from './phone-login.module.css';

const tabs = [
  { value: 'code', label: m['account.login.tabCode'] },
  { value: 'password', label: m['account.login.tabPassword'] },
] as const;

export type PhoneLoginTab = (typeof tabs)[number]['value'];

interface PhoneLoginMethodsProps extends Pick<LoginFormProps, 'onLogin'> {
  next: string;
  tab: PhoneLoginTab;
  onTab: (tab: PhoneLoginTab) => void;
  saved: SavedPasswordForm | null;
  onRecover: (saved: SavedPasswordForm) => void;
}

/** The two login methods of the phone pages (rules/login#phone-session). */
export function PhoneLoginMethods({ next, tab, onTab, saved, onRecover, onLogin }: PhoneLoginMethodsProps) {
  return (
    <>
      <p className={styles.next}>
        <Icon of={monitor} size={20} />
        {next}
      </p>
      <Tabs
        label={m['phoneLogin.title']()}
        tabs={tabs.map(({ value, label }) => ({ value, label: label() }))}
        value={tab}
        onChange={onTab}
      >
        <TabPanel value="code">
          <CodeForm logIn={phoneCodeLogin} onLogin={onLogin} />
        </TabPanel>
        <TabPanel value="password">
          <PasswordForm
            logIn={phonePasswordLogin}
            onLogin={onLogin}
            saved={saved}
            onNavigate={onRecover}
            canRegister={false}
          />
        </TabPanel>
      </Tabs>
      <p className={styles.note}>{m['phoneLogin.note']()}</p>
      <p className={styles.note}>
        {m['info.revokeAsk']()}
        {wordGap()}
        <Link to="/m/revoke">{m['info.revokeTitle']()}</Link>
      </p>
      <AgreementNotice />
    </>
  );
}
