import type { ResponseOf } from '@osteon/contract';
import { useGatewayNow } from '../use-gateway-now.ts';
import { BookActions } from './book-actions.tsx';
import { BookLateEvent } from './book-late-event.tsx';

/** Interval of the check whether the event is late, in ms. */
const STEP_MS = 5000;

/**
 * The booking of an announced event in the bar of phones; for a late event the booking of its start
 * (rules/live-booking#countdown).
 */
export function BookBar({ live }: { live: ResponseOf<'getActivityDetail'>['meetingActivity'] }) {
  const now = useGatewayNow(live.activityId, STEP_MS);
  return now < live.planBeginTime ? <BookActions live={live} /> : <BookLateEvent live={live} />;
}
