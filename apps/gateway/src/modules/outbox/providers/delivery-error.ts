/**
 * A provider did not accept a message. The text is logged, so it names the provider and an error code, never an account,
 * a code or the provider's own message, which may repeat them.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether the message was certainly not sent; false after a timeout, when a retry might send it twice. */
  readonly unsent: boolean;

  constructor(message: string, { unsent }: { unsent: boolean }) {
    super(message);
    this.unsent = unsent;
  }
}
