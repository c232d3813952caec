import { buildMembershipPath, formatClock, MembershipEntry } from '@osteon/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useCloseOnLeave } from '../../../ui/dialog/use-close-on-leave.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import { useSaveCouponPopup } from '../api/save-coupon-popup.ts';
import type { CouponPopup } from '../build-coupon-popup.ts';
import styles from './coupon-dialog.module.css';
import { CouponTicket } from './coupon-ticket.tsx';
import { useTimeLeft } from './use-time-left.ts';

/**
 * A coupon with the time left; opening it picks the coupon up, and it closes when the coupon expires
 * (rules/membership#coupon-dialog).
 */
export function Component({ onClose, ...coupon }: CouponPopup & { onClose: () => void }) {
  const { projectId, couponId, amount, endsAt } = coupon;
  const { mutate: saveShown } = useSaveCouponPopup();
  const left = useTimeLeft(endsAt, onClose);
  const customerId = useCustomerId();
  const [owner] = useState(customerId);
  const close = useEffectEvent(onClose);
  useCloseOnLeave(onClose);
  useEffect(() => saveShown({ projectId, couponId }), [saveShown, projectId, couponId]);
  useEffect(() => {
    if (customerId !== owner) close();
  }, [customerId, owner]);
  return (
    <Dialog
      title={m['coupon.title']()}
      phone="notice"
      onClose={onClose}
      actions={
        <ButtonLink kind="gold" size="lg" wide to={buildMembershipPath(MembershipEntry.coupon)} replace data-autofocus>
          {m['coupon.use']()}
        </ButtonLink>
      }
    >
      <p>{m['coupon.body']({ amount })}</p>
      <CouponTicket coupon={coupon} />
      <p className={styles.left} role="timer" aria-live="off">
        <Icon of={clock} size={18} />
        {m['coupon.countdown']({ time: formatClock(left) })}
      </p>
    </Dialog>
  );
}
