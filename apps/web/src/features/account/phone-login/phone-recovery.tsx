import { type LoginModalEvent, type LoginModalState, RECOVERY_RESEND_SECONDS, RECOVERY_TICK_MS } from '@osteon/domain';
import { phonePasswordLogin } from '../api/phone-password-login.ts';
import { RecoverSteps } from '../recovery/recover-steps.tsx';
import type { RecoverOptions } from '../recovery/use-recover.ts';
import styles from './phone-login.module.css';

const PHONE: RecoverOptions = {
  logIn: phonePasswordLogin,
  timing: { seconds: RECOVERY_RESEND_SECONDS, tickMs: RECOVERY_TICK_MS },
};

interface PhoneRecoveryProps {
  typed: string | undefined;
  state: LoginModalState;
  dispatch: (event: LoginModalEvent) => void;
  /** The phone is logged in with the new password. */
  onDone: () => void;
}

/** The recovery by e-mail on the phone pages (rules/recovery#on-a-phone). */
export function PhoneRecovery({ onDone, ...steps }: PhoneRecoveryProps) {
  return (
    <div className={styles.steps}>
      <RecoverSteps {...steps} onLogin={() => undefined} onClose={onDone} options={PHONE} />
    </div>
  );
}
