import { Menu } from '@mantine/core';
import { buildMembershipPath, MembershipEntry } from '@osteon/domain';
import { Link } from 'react-router';
import { useGetDoctorInfo } from '../../entities/account/api/get-doctor-info.ts';
import { dateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { chevronRight } from '../../ui/icon/action-icons.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './membership-menu-item.module.css';
import { noticeText, offerText } from './membership-texts.ts';
import { useMembershipOffer } from './use-membership-offer.ts';

/** The membership in the user menu: the offer, or the end of the membership. */
export function MembershipMenuItem() {
  const offer = useMembershipOffer();
  const { data: member } = useGetDoctorInfo();
  if (member === undefined) return null;
  return (
    <Menu.Item
      component={Link}
      to={buildMembershipPath(MembershipEntry.headerButton)}
      className={styles.membership}
      rightSection={<Icon of={chevronRight} size={16} />}
    >
      {offer === null && m['membership.validUntil']({ date: dateText(member.expirationTime) })}
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
