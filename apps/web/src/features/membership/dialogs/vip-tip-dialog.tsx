import { buildMembershipPath, MembershipEntry } from '@osteon/domain';
import { storePendingAction } from '../../../lib/pending-action.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { m } from '../../../texts/index.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useCloseOnLeave } from '../../../ui/dialog/use-close-on-leave.ts';
import { coupon } from '../../../ui/icon/account-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Rings } from '../../../ui/logo/rings.tsx';
import type { VipTip } from '../vip-tip.ts';
import styles from './vip-tip-dialog.module.css';

/** Explains that publishing requires a membership, with its price and a link (rules/membership#publish). */
export function Component({ expired, price, originalPrice, couponAmount, onClose }: VipTip & { onClose: () => void }) {
  useCloseOnLeave(onClose);
  const customerId = useCustomerId();
  // Publishing continues once the membership is active.
  const follow = () =>
    storePendingAction({ action: { name: 'publish', data: {} } }, { kind: 'membership' }, customerId);
  const title = expired ? m['membership.expired']() : m['membership.open']();
  return (
    <Dialog
      title={title}
      bare
      phone="notice"
      onClose={onClose}
      actions={
        <ButtonLink
          kind="gold"
          size="lg"
          wide
          to={buildMembershipPath(MembershipEntry.publishGate)}
          replace
          data-autofocus
          onClick={follow}
        >
          {expired ? m['membership.renew']() : m['membership.open']()}
        </ButtonLink>
      }
    >
      <div className={styles.head}>
        <div className={styles.rings}>
          <Rings on="membership" />
        </div>
        <h2>{title}</h2>
        <p>{m['membership.vipTipBody']()}</p>
      </div>
      {couponAmount !== null && (
        <p className={styles.banner}>
          <Icon of={coupon} size={20} />
          {m['membership.vipTipBanner']({ amount: couponAmount })}
        </p>
      )}
      <p className={styles.price}>
        <span>{m['membership.annualCard']()}</span>
        <b>{m['membership.price']({ price })}</b>
        {originalPrice !== null && <s>{m['membership.originalPrice']({ price: originalPrice })}</s>}
      </p>
    </Dialog>
  );
}
