import { buildMembershipPath, MembershipEntry, ROUTE_FRAMES } from '@osteon/domain';
import { Link, useLocation } from 'react-router';
import styles from './membership-button.module.css';
import { noticeText, offerText } from './membership-texts.ts';
import { useMembershipOffer } from './use-membership-offer.ts';

/**
 * The membership button with the notice beside it; not on the membership page itself (rules/membership#offer-button).
 */
export function MembershipButton() {
  const { pathname } = useLocation();
  const offer = useMembershipOffer();
  if (offer === null || pathname === ROUTE_FRAMES.membership.path) return null;
  const button = (
    <Link className={styles.button} to={buildMembershipPath(MembershipEntry.headerButton)}>
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
