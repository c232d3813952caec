import { randomUUID } from 'node:crypto';
import { formatDateTime, formatYuan, PromptScene } from '@osteon/domain';
import { z } from 'zod';
import { defineCommand, noWords } from '../../operator/command.ts';
import { StartupError } from '../../platform/startup-error.ts';
import { findAccountId } from '../account/accounts/account-lookup-service.ts';
import { createChannelService } from '../message/channel/channel-service.ts';
import { postMessage } from '../message/post-message-service.ts';
import { createOutboxService } from '../outbox/deliveries/outbox-service.ts';
import { ANNUAL_MEMBERSHIP } from './annual-membership.ts';
import { createMembershipRepository } from './repository.ts';

const HOUR_MS = 60 * 60 * 1000;

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
  async *run(deps, { options: { account, amount, hours, days } }) {
    const { db, clock } = deps;
    const channels = createChannelService(deps, createOutboxService(deps));
    const repository = createMembershipRepository(db);
    const [accountId, product] = await Promise.all([
      findAccountId(db, account),
      repository.findProduct(ANNUAL_MEMBERSHIP),
    ]);
    if (accountId === null) throw new StartupError(`There is no account ${account}.`);
    if (!product || amount <= 0 || amount >= product.priceFen) {
      throw new StartupError(
        `--amount must be more than 0 and less than the price, ${formatYuan(product?.priceFen ?? 0)} yuan.`,
      );
    }
    const now = clock.now();
    const offeredUntil = now + hours * HOUR_MS;
    await db.transaction(async (tx) => {
      await createMembershipRepository(tx).insertCoupon({
        id: randomUUID(),
        accountId,
        projectId: ANNUAL_MEMBERSHIP,
        amountFen: amount,
        effectiveDays: days,
        offeredAt: now,
        offeredUntil,
      });
      const posted = { accountId, scene: PromptScene.coupon, kind: 'notice', title: '您有一张会员优惠券' } as const;
      const id = await postMessage(tx, {
        ...posted,
        body: `恭喜您获得${formatYuan(amount)}元会员优惠券，请在${formatDateTime(offeredUntil)}前领取，领取后${days}天内有效。`,
        pcLink: '/membership',
        sentAt: now,
      });
      await channels.deliver(tx, { id, ...posted });
    });
    yield `${account} is offered ${formatYuan(amount)} yuan off until ${formatDateTime(offeredUntil)}.`;
  },
});
