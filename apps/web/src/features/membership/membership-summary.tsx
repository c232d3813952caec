import type { ResponseOf } from '@osteon/contract';
import { isMember, isPremium } from '@osteon/domain';
import { useState } from 'react';
import { dateText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import styles from './membership-summary.module.css';

/** The state of the customer's membership and its end; a visitor sees the benefits of a membership. */
export function MembershipSummary({ member }: { member: ResponseOf<'getDoctorInfo'> | undefined }) {
  const [now] = useState(Date.now);
  return (
    <p className={styles.summary}>
      {member && isMember(member, now) ? (
        <>
          <b>{isPremium(member, now) ? m['membership.premium']() : m['membership.annualCard']()}</b>
          {m['membership.validUntil']({ date: dateText(member.expirationTime) })}
        </>
      ) : (
        <>
          <b>{m['membership.annualCard']()}</b>
          {member && member.expirationTime > 0 ? m['membership.expired']() : m['membership.benefit']()}
        </>
      )}
    </p>
  );
}
