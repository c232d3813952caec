import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../../platform/app-context.ts';

/** Signed URLs that unsubscribe an address, so that nobody can unsubscribe others. */
export interface UnsubscribeLinks {
  /** Absolute URL of the page that unsubscribes an address (lower case). */
  buildLink(email: string): string;
  /** Returns true when a signature is valid for an address; compares in constant time. */
  isSigned(email: string, signature: string): boolean;
}

/**
 * Creates the signed URLs of unsubscribe links (rules/unsubscribe#link). They never expire, because mails are stored
 * for years.
 */
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
