import { PromptScene } from '@osteon/domain';
import { CouponWatch } from '../features/membership/coupon-watch.tsx';
import { useDoctorInfo } from '../features/shell/api/get-doctor-info.ts';
import { usePromptNum } from '../features/shell/api/get-message-count.ts';
import { useSession } from '../lib/session/session-store.ts';

/** Offers the coupon that the prompt auth_coupon tells of (seed 000 §4). */
export function CouponOffer() {
  const customerId = useSession((state) => state.customerId);
  const offered = usePromptNum(PromptScene.coupon);
  const { data: doctor } = useDoctorInfo();
  // With the key it goes with the one whom it was offered to.
  return <CouponWatch key={customerId} offered={offered} projectId={doctor?.projectId} />;
}
