import { GatewayError } from '../../lib/gateway/gateway-error.ts';
import { m } from '../../texts/index.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { alert } from '../../ui/icon/icons.ts';
import styles from './unsubscribe.module.css';

/** The error message of the gateway, or a general one. */
export function UnsubscribeError({ error }: { error: unknown }) {
  const text = error instanceof GatewayError ? error.text : '';
  return (
    <p className={styles.failed} role="alert">
      <Icon of={alert} size={22} />
      {text || m['unsubscribe.failed']()}
    </p>
  );
}
