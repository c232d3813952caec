import { CERTIFY_PATH } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type AuthInfo, getCustomerAuthInfoQuery } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { usePushState } from '../../../lib/push/push-state.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { chevronLeft } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { CertificationQr } from './certification-qr.tsx';
import { PhoneProgress } from './phone-progress.tsx';
import styles from './qr-step.module.css';
import { useCertificationQr } from './use-certification-qr.ts';

/** Interval between two polls of the phone while the socket is silent, in ms. */
const POLL_MS = 5_000;

interface QrStepProps {
  level: 1 | 2;
  phoneStep: AuthInfo['phoneStep'];
  onBack: () => void;
  onClose: () => void;
}

/** A doctor in China continues by phone; this panel follows (rules/certification-pages#dialog). */
export function QrStep({ level, phoneStep, onBack, onClose }: QrStepProps) {
  const isPushAlive = usePushState((state) => state.isAlive);
  useQuery({ ...getCustomerAuthInfoQuery(useCustomerId()), refetchInterval: isPushAlive ? false : POLL_MS });
  const scanned = phoneStep !== null && phoneStep !== 'submitted';
  const qr = useCertificationQr(level, scanned);
  const navigate = useNavigate();
  // Closing a dialog removes its history entry, so the page changes first.
  const continueOnThisPhone = async () => {
    await navigate(CERTIFY_PATH);
    onClose();
  };
  // A phone cannot scan its own screen.
  const onPhone = useBreakpoint() === 'phone';
  const actions = onPhone && !scanned && (
    <Button kind="primary" onClick={() => void continueOnThisPhone()}>
      {m['certify.scene.go']()}
    </Button>
  );
  return (
    <Dialog title={m['cert.title']()} width={520} phone="page" actions={actions} onClose={onClose}>
      <div className={styles.panel}>
        <h3>
          {m['cert.qr.title']()}
          <small>{level === 1 ? m['cert.kind.doctorLevel1']() : m['cert.kind.doctorLevel2']()}</small>
        </h3>
        {scanned ? <PhoneProgress step={phoneStep} /> : <CertificationQr {...qr} />}
        <p className={styles.hint}>{scanned ? m['cert.qr.follows']() : m['cert.qr.hint']()}</p>
        <Button kind="text" size="sm" className={styles.back} onClick={onBack}>
          <Icon of={chevronLeft} size={16} />
          {m['cert.qr.back']()}
        </Button>
      </div>
    </Dialog>
  );
}
