import type { CodePurpose } from '@osteon/domain';
import type { Notice } from './notice-texts.ts';

interface Addressed {
  readonly kind: 'sms' | 'mail';
  /** Mobile number, or e-mail in lower case. */
  readonly account: string;
}

/** A message with a code in it; its words belong to the sender, as providers keep templates of their own. */
export interface CodeMessage extends Addressed {
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** A message that tells owners what was done to their account (security 12); its words belong to the sender, too. */
interface NoticeMessage extends Addressed, Notice {}

export type Message = CodeMessage | NoticeMessage;

/** What carries messages to people. */
export interface MessageSender {
  /** Resolves once the provider has taken the message; rejects with the provider's reason. */
  send(message: Message): Promise<void>;
}
