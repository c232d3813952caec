import { MembershipEntry, membershipPath, ROUTE_FRAMES } from '@osteon/domain';
import { Link, useLocation } from 'react-router';
import type { MembershipOffer } from '../membership-offer.ts';
import { noticeText, offerText } from '../membership-texts.ts';
import styles from './membership-button.module.css';

/** The membership button with the line beside it; not on the membership page itself (seed 000 §4). */
export function MembershipButton({ offer }: { offer: MembershipOffer | null }) {
  const { pathname } = useLocation();
  if (offer === null || pathname === ROUTE_FRAMES.membership.path) return null;
  const button = (
    <Link className={styles.button} to={membershipPath(MembershipEntry.headerButton)}>
      {offerText(offer)}
    </Link>
  );
  if (offer.notice === null) return button;
  return (
    <span className={styles.pair}>
      <span className={styles.notice}>{noticeText(offer.notice)}</span>
      {button}
    </span>
  );
}
