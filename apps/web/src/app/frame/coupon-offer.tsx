import { PromptScene } from '@osteon/domain';
import { lazy, useState } from 'react';
import { useGetDoctorInfo } from '../../entities/account/api/get-doctor-info.ts';
import { useGetMessageCount } from '../../entities/message/api/get-message-count.ts';
import { useNoticeTurn } from '../../lib/notices.ts';
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
  return <CouponTurn projectId={doctor.projectId} />;
}

/** Reserves its turn from the start, so that no other notice shows while the coupon is still loading. */
function CouponTurn({ projectId }: { projectId: string }) {
  const [isPending, setIsPending] = useState(true);
  const isTurn = useNoticeTurn('coupon', isPending);
  return (
    <LazyBoundary onError={() => setIsPending(false)}>
      <CouponWatch projectId={projectId} isTurn={isTurn} onDecided={setIsPending} />
    </LazyBoundary>
  );
}
