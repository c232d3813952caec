import type { CodePurpose, Locale } from '@osteon/domain';
import type { Notice } from './notice-texts.ts';

interface Addressed {
  readonly kind: 'sms' | 'mail';
  /** Mobile number, or e-mail in lower case. */
  readonly account: string;
  /** The receiver's language, of a mail; SMS are Chinese. */
  readonly locale: Locale;
}

/** A message with a code. The sender owns the text, as SMS providers have their own templates. */
export interface CodeMessage extends Addressed {
  readonly purpose: CodePurpose;
  readonly code: string;
}

/** A message about a change of the receiver's account (rules/security-credentials#credential-change). */
export interface NoticeMessage extends Addressed, Notice {}

export type Message = CodeMessage | NoticeMessage;

/** Delivers messages. */
export interface MessageSender {
  /** Resolves once the provider has accepted the message; rejects with the provider's reason. */
  send(message: Message): Promise<void>;
}
