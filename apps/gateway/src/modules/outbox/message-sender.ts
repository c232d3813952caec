import type { CodePurpose } from '@osteon/domain';

/** A message with a code in it; its words belong to the sender, as providers keep templates of their own. */
export interface CodeMessage {
  readonly kind: 'sms' | 'mail';
  /** Mobile number, or e-mail in lower case. */
  readonly account: string;
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** What carries messages to people. */
export interface MessageSender {
  /** Resolves once the provider has taken the message; rejects with the provider's reason. */
  send(message: CodeMessage): Promise<void>;
}
