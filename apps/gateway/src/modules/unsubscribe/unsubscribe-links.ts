import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';

/** The ways out that mails carry; only we can make one, so that nobody ends another's mail. */
export interface UnsubscribeLinks {
  /** The page that ends mail to an address (lower case), as a whole address. */
  buildLink(email: string): string;
  /** Whether a link's signature is ours for its address. */
  isSigned(email: string, signature: string): boolean;
}

/** Makes the signed links (seed 000 §2, /unsubscribeEmail). They hold for ever, as mails are kept for ever. */
export function createUnsubscribeLinks({ config, keyFor }: Pick<AppContext, 'config' | 'keyFor'>): UnsubscribeLinks {
  const key = keyFor('unsubscribe');
  const sign = (email: string) => createHmac('sha256', key).update(email).digest('base64url');
  return {
    buildLink: (email) =>
      `${config.publicUrl}/edu/unsubscribeEmail?${new URLSearchParams({ email, sign: sign(email) })}`,
    isSigned(email, signature) {
      const given = Buffer.from(signature);
      const wanted = Buffer.from(sign(email));
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
  };
}
