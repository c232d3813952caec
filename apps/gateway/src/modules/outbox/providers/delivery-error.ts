/**
 * A provider did not accept a message. The text is logged, so it contains the provider and an error code, never an
 * account, a code or the provider's own message, which may repeat them.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** True if the message was certainly not sent; false after a timeout, when a retry might send it twice. */
  readonly unsent: boolean;
  /** True if the same message would be refused again, so that no retry helps. */
  readonly permanent: boolean;

  constructor(message: string, { unsent, permanent = false }: { unsent: boolean; permanent?: boolean }) {
    super(message);
    this.unsent = unsent;
    this.permanent = permanent;
  }
}
