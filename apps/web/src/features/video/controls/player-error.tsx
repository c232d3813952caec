import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './overlay.module.css';

interface FailureProps {
  /** The message of the error. */
  text: string;
  requestId?: string | undefined;
  /** Left out where trying again cannot help. */
  onRetry?: (() => void) | undefined;
}

/** Over the picture: it cannot be played, and what to do. */
export function PlayerError({ text, requestId, onRetry }: FailureProps) {
  return (
    <div className={styles.overlay} role="alert">
      <p>{text}</p>
      {requestId && <small className="num">{m['error.requestId']({ id: requestId })}</small>}
      {onRetry && (
        <div className={styles.actions}>
          <Button onClick={onRetry}>{m['common.retry']()}</Button>
        </div>
      )}
    </div>
  );
}
