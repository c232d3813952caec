import type { QrLoginState } from '@osteon/domain';
import { m } from '../../texts/index.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import { refresh } from '../icon/icons.ts';
import styles from './qr-overlay.module.css';

/** Covers the frame while no code can be scanned: loading, expired or failed, with a refresh button. */
export function QrOverlay({ state, onRefresh }: { state: QrLoginState; onRefresh: () => void }) {
  if (state === 'loading') {
    return (
      <p className={styles.cover} role="status">
        <i className={styles.spinner} aria-hidden="true" />
        {m['account.qr.loading']()}
      </p>
    );
  }
  if (state !== 'expired' && state !== 'failed') return null;
  return (
    <div className={styles.cover}>
      {state === 'expired' ? (
        <b role="status">{m['account.qr.expired']()}</b>
      ) : (
        <b role="alert">{m['account.qr.failed']()}</b>
      )}
      <Button kind="primary" size="sm" onClick={onRefresh}>
        <Icon of={refresh} size={16} />
        {m['account.qr.refresh']()}
      </Button>
    </div>
  );
}
