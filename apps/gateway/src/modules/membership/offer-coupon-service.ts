import { randomUUID } from 'node:crypto';
import { formatDateTime, formatYuan, PromptScene } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { DecisionOutcome } from '../../platform/decision-outcome.ts';
import { findAccountId } from '../account/accounts/account-lookup-service.ts';
import { ANNUAL_MEMBERSHIP } from './presenter.ts';
import { createMembershipRepository } from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A coupon for an account, which is named by its mobile number, e-mail address or id. */
interface CouponOffer {
  readonly account: string;
  readonly amountFen: number;
  /** How long it is offered. */
  readonly hours: number;
  /** How long it is valid after it was picked up. */
  readonly days: number;
}

/** The message about a coupon. */
interface CouponMessage {
  readonly accountId: string;
  readonly scene: typeof PromptScene.coupon;
  readonly title: string;
  readonly body: string;
  readonly pcLink: string;
  readonly sentAt: number;
}

/** Posts a message and sends it by its receiver's channels, in the transaction. */
export type SendCouponMessage = (tx: Database, message: CouponMessage) => Promise<void>;

/** Offers an account a coupon for the annual card, and notifies it (rules/membership#coupons). */
export type OfferCoupon = (
  offer: CouponOffer,
) => Promise<
  DecisionOutcome<
    { readonly offeredUntil: number },
    { readonly result: 'notFound' } | { readonly result: 'wrongAmount'; readonly priceFen: number }
  >
>;

export function createOfferCoupon(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  sendMessage: SendCouponMessage,
): OfferCoupon {
  return async ({ account, amountFen, hours, days }) => {
    const [accountId, product] = await Promise.all([
      findAccountId(db, account),
      createMembershipRepository(db).findProduct(ANNUAL_MEMBERSHIP),
    ]);
    if (accountId === null) return { result: 'notFound' };
    const priceFen = product?.priceFen ?? 0;
    if (amountFen <= 0 || amountFen >= priceFen) return { result: 'wrongAmount', priceFen };
    const now = clock.now();
    const offeredUntil = now + hours * HOUR_MS;
    await db.transaction(async (tx) => {
      await createMembershipRepository(tx).insertCoupon({
        id: randomUUID(),
        accountId,
        projectId: ANNUAL_MEMBERSHIP,
        amountFen,
        effectiveDays: days,
        offeredAt: now,
        offeredUntil,
      });
      await sendMessage(tx, {
        accountId,
        scene: PromptScene.coupon,
        title: '您有一张会员优惠券',
        body: `恭喜您获得${formatYuan(amountFen)}元会员优惠券，请在${formatDateTime(offeredUntil)}前领取，领取后${days}天内有效。`,
        pcLink: '/membership',
        sentAt: now,
      });
    });
    return { result: 'decided', offeredUntil };
  };
}
