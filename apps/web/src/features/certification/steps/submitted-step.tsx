import { ROUTE_FRAMES } from '@osteon/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Certification } from '../../../entities/certification/api/get-customer-auth-info.ts';
import { kindText } from '../../../entities/certification/certification-texts.ts';
import { shortDateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import styles from './submitted-step.module.css';

/**
 * A certification in review: its number, its position in the queue, the expected time of the decision
 * (rules/certification-pages#dialog).
 */
export function SubmittedStep({ certification, onClose }: { certification: Certification; onClose: () => void }) {
  const { number, kind, queuePosition, expectedAt } = certification;
  const navigate = useNavigate();
  const [openedAt] = useState(Date.now);
  // Closing a dialog removes its history entry, so the page changes first.
  const viewProgress = async () => {
    await navigate(`${ROUTE_FRAMES.personalInfo.path}#certification`);
    onClose();
  };
  const actions = (
    <>
      <Button onClick={() => void viewProgress()}>{m['cert.sent.progress']()}</Button>
      <Button kind="primary" data-autofocus onClick={onClose}>
        {m['common.gotIt']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['cert.submitSuccess']()} width={520} phone="page" actions={actions} onClose={onClose}>
      <div className={styles.submitted}>
        <p className={styles.number}>
          {kindText(kind)}
          <span className="num">{number}</span>
        </p>
        <dl>
          {queuePosition !== null && (
            <div>
              <dt>{m['cert.sent.ahead']()}</dt>
              <dd className="num">
                <b>{queuePosition}</b>
                {m['cert.sent.aheadUnit']()}
              </dd>
            </div>
          )}
          {expectedAt !== null && (
            <div>
              <dt>{m['cert.sent.expected']()}</dt>
              <dd className="num">
                <b>{shortDateTimeText(expectedAt, openedAt)}</b>
                {m['cert.sent.before']()}
              </dd>
            </div>
          )}
        </dl>
        <p className={styles.note}>
          {kind === 'doctorLevel2' || kind === 'company' ? '' : m['cert.sent.noteVideos']()} {m['cert.sent.note']()}
        </p>
      </div>
    </Dialog>
  );
}
