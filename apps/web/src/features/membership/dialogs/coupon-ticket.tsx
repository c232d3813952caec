import { m } from '../../../texts/index.ts';
import { Rings } from '../../../ui/logo/rings.tsx';
import type { CouponPopup } from '../build-coupon-popup.ts';
import styles from './coupon-dialog.module.css';

/** The coupon: its picture where it has one, the discount, the price with it, and its validity. */
export function CouponTicket({ coupon }: { coupon: CouponPopup }) {
  const { amount, price, originalPrice, effectiveDays, image } = coupon;
  return (
    <div className={styles.ticket}>
      {image === '' ? (
        <div className={styles.rings}>
          <Rings on="coupon" />
        </div>
      ) : (
        <img className={styles.image} src={image} alt="" />
      )}
      <b className={styles.amount}>
        <small>¥</small>
        {amount}
      </b>
      <div className={styles.terms}>
        <p>{m['coupon.price']({ price })}</p>
        <s>{m['membership.originalPrice']({ price: originalPrice })}</s>
        {effectiveDays !== null && <small>{m['coupon.validDays']({ days: effectiveDays })}</small>}
      </div>
    </div>
  );
}
