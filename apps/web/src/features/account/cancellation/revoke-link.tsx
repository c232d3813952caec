import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import styles from '../login/form-alert.module.css';

/** Leads who is refused as being cancelled to where that is taken back, beside the form (spec-decision 8). */
export function RevokeLink() {
  return (
    <Link className={styles.link} to="/m/revoke" target="_blank">
      {m['info.revokeHere']()}
    </Link>
  );
}
