import { formatDateTime, formatYuan } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, noWords, type WithServices } from '../../operator/command.ts';
import { describeOutcome } from '../../platform/decision-outcome.ts';
import type { OfferCoupon } from './offer-coupon-service.ts';

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, { error: `must be a whole number up to ${most}` })
    .transform(Number)
    .refine((value) => value >= 1 && value <= most, { error: `must be a whole number up to ${most}` });

/** An amount typed in yuan, in fen. */
const yuanInFen = z
  .string()
  .regex(/^\d{1,5}(\.\d{1,2})?$/, { error: 'must be an amount in yuan, such as 50 or 39.9' })
  .transform((typed) => Math.round(Number(typed) * 100));

/** `npm run operator -- coupon`: offers an account a coupon for the annual card (rules/membership#coupons). */
export const couponCommand = defineCommand({
  usage: '--account MOBILE|EMAIL|CUSTOMER_ID [--amount YUAN] [--hours N] [--days N]',
  summary:
    'Offers an account a coupon for the annual card: for 72 hours, then good for 7 days, 50 yuan, unless said otherwise.',
  options: {
    account: z.string({ error: 'must name who gets it' }).trim().min(1),
    amount: yuanInFen.prefault('50'),
    hours: wholeNumber(2400).prefault('72'),
    days: wholeNumber(366).prefault('7'),
  },
  words: noWords,
  async *run(
    { services: { offerCoupon } }: WithServices<{ readonly offerCoupon: OfferCoupon }>,
    { options: { account, amount, hours, days } },
  ) {
    yield describeOutcome(await offerCoupon({ account, amountFen: amount, hours, days }), {
      decided: ({ offeredUntil }) =>
        `${account} is offered ${formatYuan(amount)} yuan off until ${formatDateTime(offeredUntil)}.`,
      notFound: () => `There is no account ${account}.`,
      wrongAmount: ({ priceFen }) =>
        `--amount must be more than 0 and less than the price, ${formatYuan(priceFen)} yuan.`,
    });
  },
});
