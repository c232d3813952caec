import clsx from 'clsx';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { check } from '../../../ui/icon/icons.ts';
import frame from '../../../ui/page/phone-frame.module.css';
import { useWithdrawLoginScene } from '../api/withdraw-login-scene.ts';
import { failureText } from '../form/failure-text.ts';
import { FormAlert } from '../form/form-alert.tsx';
import { formatDateTimeSeconds } from './format-date-time-seconds.ts';
import { PhoneNotice } from './phone-notice.tsx';
import { type SceneDetail, SceneDetails } from './scene-details.tsx';

interface SceneConfirmedProps {
  scene: string;
  /** True if it was an app confirmation. */
  app: boolean;
  accountLabel: string;
  browser: string;
  confirmedAt: number;
  onWithdrawn: () => void;
}

/** The desktop is logged in; the login can be withdrawn at once. */
export function SceneConfirmed({ scene, app, accountLabel, browser, confirmedAt, onWithdrawn }: SceneConfirmedProps) {
  const withdraw = useWithdrawLoginScene();
  const details: SceneDetail[] = [
    { name: m['phoneLogin.browser'](), value: browser || '—' },
    { name: m['phoneLogin.time'](), value: formatDateTimeSeconds(confirmedAt) },
  ];
  return (
    <PhoneNotice
      icon={check}
      tone="good"
      title={m['phoneLogin.done']()}
      text={m['phoneLogin.doneBody']()}
      note={app ? m['phoneLogin.doneNote']() : undefined}
      accountLabel={app ? accountLabel : undefined}
      actions={
        <>
          {withdraw.error && <FormAlert text={failureText(withdraw.error, m['error.unknown']())} />}
          <Button
            kind="text"
            wide
            className={clsx(frame.small, frame.danger)}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate(scene, { onSuccess: onWithdrawn })}
          >
            {m['phoneLogin.notMe']()}
          </Button>
        </>
      }
    >
      <SceneDetails details={details} />
    </PhoneNotice>
  );
}
