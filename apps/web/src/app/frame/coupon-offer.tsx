import { PromptScene } from '@osteon/domain';
import { lazy } from 'react';
import { useGetDoctorInfo } from '../../entities/account/api/get-doctor-info.ts';
import { useGetMessageCount } from '../../entities/message/api/get-message-count.ts';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';

// Few customers have a waiting coupon.
const CouponWatch = lazy(async () => ({
  default: (await import('../../features/membership/coupon-watch.tsx')).CouponWatch,
}));

/** Offers the coupon of the prompt auth_coupon (rules/membership#coupons). */
export function CouponOffer() {
  const isOffered = useGetMessageCount(PromptScene.coupon) > 0;
  const { data: doctor } = useGetDoctorInfo();
  if (!isOffered || doctor === undefined) return null;
  return (
    <LazyBoundary>
      <CouponWatch projectId={doctor.projectId} />
    </LazyBoundary>
  );
}
