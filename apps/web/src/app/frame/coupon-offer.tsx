import { PromptScene } from '@osteon/domain';
import { lazy } from 'react';
import { useGetDoctorInfo } from '../../entities/account/api/get-doctor-info.ts';
import { useGetMessageCount } from '../../entities/message/api/get-message-count.ts';
import { LazyBoundary } from '../../ui/lazy-boundary/lazy-boundary.tsx';

// Few have a coupon that waits.
const CouponWatch = lazy(async () => ({
  default: (await import('../../features/membership/coupon-watch.tsx')).CouponWatch,
}));

/** Offers the coupon that the prompt auth_coupon tells of (seed 000 §4). */
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
