import { getNextLoginModal, type LoginModalEvent, type LoginModalState } from '@osteon/domain';
import { lazy, type ReactNode, useReducer, useState } from 'react';
import { m } from '../../../texts/index.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { HomeLink } from '../../../ui/logo/home-link.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import hand from '../login/login-artwork.webp';
import type { SavedPasswordForm } from '../login/password-form.tsx';
import styles from './phone-login.module.css';
import { PhoneLoginMethods, type PhoneLoginTab } from './phone-login-methods.tsx';

/** Only needed after a forgotten password. */
const PhoneRecovery = lazy(async () => ({ default: (await import('./phone-recovery.tsx')).PhoneRecovery }));

/** An illegal pair, as of a delayed response, changes nothing. */
const step = (state: LoginModalState, event: LoginModalEvent) => getNextLoginModal(state, event) ?? state;

/** The login of the phone pages; `next` names the action that follows (rules/login#phone-session). */
export function PhoneLogin({ next, onLogin }: { next: string; onLogin: () => void }) {
  const [state, dispatch] = useReducer(step, 'methods');
  const [tab, setTab] = useState<PhoneLoginTab>('code');
  const [saved, setSaved] = useState<SavedPasswordForm | null>(null);
  const recover = (form: SavedPasswordForm) => {
    setSaved(form);
    dispatch('recover');
  };
  if (state === 'methods') {
    return (
      <PhoneLoginPage title={m['phoneLogin.title']()}>
        <PhoneLoginMethods
          next={next}
          tab={tab}
          onTab={setTab}
          saved={saved}
          onRecover={recover}
          onLogin={() => {
            onLogin();
            return null;
          }}
        />
      </PhoneLoginPage>
    );
  }
  return (
    <PhoneLoginPage title={<VisuallyHidden>{m['account.recover.title']()}</VisuallyHidden>}>
      <LazyBoundary errorFallback={<ErrorState onRetry={() => window.location.reload()} />}>
        <PhoneRecovery typed={saved?.account} state={state} dispatch={dispatch} onDone={onLogin} />
      </LazyBoundary>
    </PhoneLoginPage>
  );
}

function PhoneLoginPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.picture}>
        <img src={hand} width={512} height={960} alt="" />
        <HomeLink className="night" />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
