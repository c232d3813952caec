import clsx from 'clsx';
import { useState } from 'react';
import type { LoginScene } from '../../../entities/account/api/get-login-scene.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import frame from '../../../ui/page/phone-frame.module.css';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { formatDateTimeSeconds } from './format-date-time-seconds.ts';
import { OfferedNumbers } from './offered-numbers.tsx';
import styles from './scene-confirmation.module.css';
import { type SceneDetail, SceneDetails } from './scene-details.tsx';

interface SceneConfirmationProps {
  kind: LoginScene['kind'];
  customer: LoginScene['customer'];
  login: NonNullable<LoginScene['login']>;
  alert: string | null;
  busy: boolean;
  onConfirm: (matchNumber: string) => void;
  onRefuse: (mismatch: boolean) => void;
}

/** Prompts for the number of the desktop, and for the confirmation of its login (rules/login#phone-page). */
export function SceneConfirmation({ kind, customer, login, alert, busy, onConfirm, onRefuse }: SceneConfirmationProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const app = kind === 'app';
  const details: SceneDetail[] = [
    { name: m['phoneLogin.browser'](), value: login.browser || '—' },
    { name: m['phoneLogin.place'](), value: login.ip },
    { name: m['phoneLogin.time'](), value: formatDateTimeSeconds(login.askedAt) },
  ];
  const accountDetail: SceneDetail = customer.name
    ? { name: m['phoneLogin.account'](), value: customer.name, aside: customer.account }
    : { name: m['phoneLogin.account'](), value: customer.account };
  const actions = (
    <>
      <p className={styles.sure}>{m['phoneLogin.sure']()}</p>
      {alert && <FormAlert text={alert} />}
      <Button
        kind="primary"
        wide
        busy={busy}
        disabled={chosen === null}
        onClick={() => chosen !== null && onConfirm(chosen)}
      >
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
      accountLabel={app ? `${customer.name} ${customer.account}`.trim() : undefined}
      actions={actions}
    >
      {app && <p className={styles.reason}>{m['phoneLogin.appBody']()}</p>}
      <OfferedNumbers numbers={login.offeredNumbers} chosen={chosen} onChoose={setChosen} />
      <SceneDetails details={app ? details : [...details, accountDetail]} />
    </PhoneFrame>
  );
}
