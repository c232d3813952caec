import clsx from 'clsx';
import type { LoginScene } from '../../../entities/account/api/get-login-scene.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import frame from '../../../ui/page/phone-frame.module.css';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { FormAlert } from '../login/form-alert.tsx';
import { formatDateTimeSeconds } from './format-date-time-seconds.ts';
import styles from './scene-confirmation.module.css';
import { type Fact, SceneFacts } from './scene-facts.tsx';

interface SceneConfirmationProps {
  kind: LoginScene['kind'];
  customer: LoginScene['customer'];
  login: NonNullable<LoginScene['login']>;
  alert: string | null;
  busy: boolean;
  onConfirm: () => void;
  onRefuse: (mismatch: boolean) => void;
}

/** Asks for the confirmation of the login on the desktop (rules/login#phone-page). */
export function SceneConfirmation({ kind, customer, login, alert, busy, onConfirm, onRefuse }: SceneConfirmationProps) {
  const app = kind === 'app';
  const facts: Fact[] = [
    { name: m['phoneLogin.browser'](), value: login.browser || '—' },
    { name: m['phoneLogin.place'](), value: login.ip },
    { name: m['phoneLogin.time'](), value: formatDateTimeSeconds(login.askedAt) },
  ];
  const who: Fact = customer.name
    ? { name: m['phoneLogin.account'](), value: customer.name, aside: customer.account }
    : { name: m['phoneLogin.account'](), value: customer.account };
  const actions = (
    <>
      <p className={styles.sure}>{m['phoneLogin.sure']()}</p>
      {alert && <FormAlert text={alert} />}
      <Button kind="primary" wide busy={busy} onClick={onConfirm}>
        {m['account.login.submit']()}
      </Button>
      <Button wide disabled={busy} onClick={() => onRefuse(false)}>
        {m['common.cancel']()}
      </Button>
      <Button
        kind="text"
        wide
        className={clsx(frame.small, frame.danger)}
        disabled={busy}
        onClick={() => onRefuse(true)}
      >
        {m['phoneLogin.mismatch']()}
      </Button>
    </>
  );
  return (
    <PhoneFrame
      title={app ? m['account.appQr.title']() : m['phoneLogin.confirm']()}
      who={app ? `${customer.name} ${customer.account}`.trim() : undefined}
      actions={actions}
    >
      {app && <p className={styles.reason}>{m['phoneLogin.appBody']()}</p>}
      <p className={styles.match}>
        {m['phoneLogin.compare']()}
        <b>{login.matchNumber}</b>
      </p>
      <SceneFacts facts={app ? facts : [...facts, who]} />
    </PhoneFrame>
  );
}
