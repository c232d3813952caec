/**
 * A provider did not take a message. Its text goes to the log, so it names the provider and its reason, never an
 * account, a code or the provider's own words, which may repeat them.
 */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** Whether the message surely did not go out; false after a silence, when another try might send it twice. */
  readonly unsent: boolean;

  constructor(message: string, { unsent }: { unsent: boolean }) {
    super(message);
    this.unsent = unsent;
  }
}
