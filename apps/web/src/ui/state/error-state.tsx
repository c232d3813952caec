import { m } from '../../texts/index.ts';
import { langOf } from '../../texts/locale.ts';
import { Button } from '../button/button.tsx';
import styles from './state.module.css';

interface ErrorStateProps {
  /** What happened and what to do; the general sentence without. */
  text?: string | undefined;
  /** Of the call that failed; helps the support to find it. */
  requestId?: string | undefined;
  onRetry: () => void;
  /** Where trying again is more than that, e.g. 'reload the page'. */
  retryLabel?: string;
  /** The retry is under way. */
  busy?: boolean;
}

/** Something did not load: what happened, its request id, a way to try again. */
export function ErrorState({
  text = m['state.error'](),
  requestId,
  onRetry,
  retryLabel = m['common.retry'](),
  busy,
}: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <p lang={langOf(text)}>{text}</p>
      {requestId && <small className="num">{m['error.requestId']({ id: requestId })}</small>}
      <Button size="sm" onClick={onRetry} busy={busy}>
        {retryLabel}
      </Button>
    </div>
  );
}
