import { Menu } from '@mantine/core';
import { formatDate, MembershipEntry, membershipPath } from '@osteon/domain';
import { Link } from 'react-router';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { chevronRight } from '../../../ui/icon/icons.ts';
import { noticeText, offerText } from '../membership-texts.ts';
import type { Profile } from './use-profile.ts';
import styles from './user-menu.module.css';

/** The membership in the user menu: the offer, or until when it lasts. */
export function MembershipRow({
  membership: { offer, expirationTime },
}: {
  membership: NonNullable<Profile['membership']>;
}) {
  return (
    <Menu.Item
      component={Link}
      to={membershipPath(MembershipEntry.headerButton)}
      className={styles.membership}
      rightSection={<Icon of={chevronRight} size={16} />}
    >
      {offer === null && m['membership.validUntil']({ date: formatDate(expirationTime) })}
      {offer !== null && offer.notice === null && offerText(offer)}
      {offer?.notice && (
        <span className={styles.pair}>
          <span className="num">{noticeText(offer.notice)}</span>
          <b>{offerText(offer)}</b>
        </span>
      )}
    </Menu.Item>
  );
}
