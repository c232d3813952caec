import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { m } from '../../texts/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { alert } from '../../ui/icon/icons.ts';
import styles from './unsubscribe.module.css';

/** What went wrong, in the gateway's words where it sent some. */
export function UnsubscribeError({ error }: { error: unknown }) {
  const told = error instanceof GatewayError ? error.text : '';
  return (
    <p className={styles.failed} role="alert">
      <Icon of={alert} size={22} />
      {told || m['unsubscribe.failed']()}
    </p>
  );
}
