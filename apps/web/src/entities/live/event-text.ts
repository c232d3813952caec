import type { LiveCard } from '@osteon/contract';
import { LIVE_PRESENT_PERCENT, type LiveKind } from '@osteon/domain';
import { m } from '../../texts/index.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;

/** The planned length of an event: in minutes, from a day on in days. */
export function lengthText({ planBeginTime, planEndTime }: { planBeginTime: number; planEndTime: number }): string {
  const minutes = (planEndTime - planBeginTime) / MINUTE_MS;
  if (minutes < DAY_MINUTES) return m['live.list.minutes']({ count: minutes });
  return m['live.list.days']({ count: Math.ceil(minutes / DAY_MINUTES) });
}

const texts: Readonly<Record<LiveKind, () => string>> = {
  surgery: m['live.kind.surgery'],
  lecture: m['live.kind.lecture'],
  conference: m['live.kind.conference'],
};

/** The name of a kind of event. */
export const liveKindText = (kind: LiveKind): string => texts[kind]();

type Credit = NonNullable<LiveCard['credit']>;

/** The credit of an event with the share of it that earns it: 观看满70%计I类1.5学分. */
export const creditRuleText = ({ creditClass, points }: Credit): string =>
  m['live.detail.credit']({ percent: LIVE_PRESENT_PERCENT, class: creditClass, points });
