import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { Button } from '../button/button.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  /** The error text; the general one by default. */
  text?: string | undefined;
  /** Request id of the failed call, for the support. */
  requestId?: string | undefined;
  onRetry: () => void;
  /** The label of a retry that does more, e.g. 'reload the page'. */
  retryLabel?: string;
  /** The retry is running. */
  busy?: boolean;
}

/** The error state: the failed action, its request id, a retry. */
export function ErrorState({
  text = m['state.error'](),
  requestId,
  onRetry,
  retryLabel = m['common.retry'](),
  busy,
}: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <p lang={getLang(text)}>{text}</p>
      {requestId && <small className="num">{m['error.requestId']({ id: requestId })}</small>}
      <Button size="sm" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </div>
  );
}
