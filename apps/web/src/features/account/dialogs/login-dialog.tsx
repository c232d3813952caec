import {
  getNextLoginModal,
  type LoginModalEvent,
  type LoginModalState,
  PC_LOGIN_CONFIRM_ON_PHONE,
} from '@osteon/domain';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { on } from '../../../lib/events.ts';
import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { LocaleSwitch } from '../../../ui/locale-switch/locale-switch.tsx';
import { Logo } from '../../../ui/logo/logo.tsx';
import { accountPasswdLogin } from '../api/account-passwd-login.ts';
import type { LoginResult } from '../credential/credentials.ts';
import { finishLogin } from '../login/finish-login.ts';
import hand from '../login/login-artwork.webp';
import { LoginMethods } from '../login/login-methods.tsx';
import type { SavedPasswordForm } from '../login/password-form.tsx';
import { RecoverSteps } from '../recovery/recover-steps.tsx';
import type { RecoverOptions } from '../recovery/use-recover.ts';
import { RegisterSteps } from '../registration/register-steps.tsx';
import styles from './login-dialog.module.css';

/** An illegal pair, as of a delayed response, changes nothing. */
const step = (state: LoginModalState, event: LoginModalEvent) => getNextLoginModal(state, event) ?? state;

const RECOVERY: RecoverOptions = { logIn: accountPasswdLogin };

const titles = {
  login: m['account.login.title'],
  register: m['account.register.title'],
  recover: m['account.recover.title'],
};

/** The login modal: three login methods, registration and recovery (rules/login#modal). */
export function Component({ onClose }: { onClose: () => void }) {
  const [state, dispatch] = useReducer(step, 'methods');
  const [login, setLogin] = useState<LoginResult | null>(null);
  const [saved, setSaved] = useState<SavedPasswordForm | null>(null);
  const part = getPart(state);
  const end = useEffectEvent(onClose);
  useEffect(() => on('loginSuccess', () => end()), []);

  const close = () => {
    if (login && getNextLoginModal(state, 'close') === 'loggedIn') finishLogin(login);
    onClose();
  };
  const saveAndNavigate = (form: SavedPasswordForm) => {
    setSaved(form);
    dispatch(form.target);
  };
  const handleLogin = (result: LoginResult) => {
    setLogin(result);
    // A login that the phone must confirm continues in the app-login dialog.
    if (result.pcLoginStatus === PC_LOGIN_CONFIRM_ON_PHONE) {
      finishLogin(result);
      onClose();
    }
  };

  return (
    <Dialog title={titles[part]()} width={720} bare onClose={close}>
      <div className={clsx(styles.shell, part !== 'login' && styles.steps)}>
        <div className={styles.art}>
          <img src={hand} width={512} height={960} alt="" />
          <div className="night">
            <Logo />
            <p>{m['app.tagline']()}</p>
          </div>
        </div>
        <div className={styles.bar}>
          <Logo />
        </div>
        <div className={styles.ways}>
          {part === 'login' && <LoginMethods saved={saved} onNavigate={saveAndNavigate} />}
          {part === 'register' && (
            <RegisterSteps
              typed={saved?.account}
              state={state}
              dispatch={dispatch}
              onRegistered={handleLogin}
              onClose={close}
            />
          )}
          {part === 'recover' && (
            <RecoverSteps
              typed={saved?.account}
              state={state}
              dispatch={dispatch}
              onLogin={handleLogin}
              onClose={close}
              options={RECOVERY}
            />
          )}
          {part === 'login' && <LocaleSwitch className={styles.locale} />}
        </div>
      </div>
    </Dialog>
  );
}

function getPart(state: LoginModalState): keyof typeof titles {
  if (state.startsWith('regist')) return 'register';
  return state.startsWith('recover') ? 'recover' : 'login';
}
