import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import styles from '../form/form-alert.module.css';

/** Opens the page that revokes a cancellation in a new tab (rules/cancellation#revocation). */
export function RevokeLink() {
  return (
    <Link className={styles.link} to="/m/revoke" target="_blank">
      {m['info.revokeHere']()}
    </Link>
  );
}
