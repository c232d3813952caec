import { randomUUID } from 'node:crypto';
import { formatYuan, PromptScene } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { DecisionOutcome } from '../../platform/decision-outcome.ts';
import type { ComposeMessage, PostMessage } from '../../platform/portal-message.ts';
import { dateTimeText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
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

/** Offers an account a coupon for the annual card, and notifies it (rules/membership#coupons). */
export type OfferCoupon = (
  offer: CouponOffer,
) => Promise<
  DecisionOutcome<
    { readonly offeredUntil: number },
    { readonly result: 'notFound' } | { readonly result: 'wrongAmount'; readonly priceFen: number }
  >
>;

/** `sendMessage` posts a message and sends it by its receiver's channels. */
export function createOfferCoupon(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  sendMessage: PostMessage,
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
        compose: composeOffer({ amountFen, offeredUntil, days }),
        pcLink: '/membership',
        sentAt: now,
      });
    });
    return { result: 'decided', offeredUntil };
  };
}

/** The message about an offered coupon; `offeredUntil` in ms. */
const composeOffer =
  ({ amountFen, offeredUntil, days }: { amountFen: number; offeredUntil: number; days: number }): ComposeMessage =>
  (locale) => ({
    title: m['membership.coupon.title']({}, { locale }),
    body: m['membership.coupon.body'](
      { amount: formatYuan(amountFen), until: dateTimeText(offeredUntil, locale), days },
      { locale },
    ),
  });
