import type { Locale, MessageScene } from '@osteon/domain';
import type { Database } from './database/connect.ts';

/** Title and body of a message. */
interface MessageText {
  readonly title: string;
  readonly body: string;
}

/**
 * Composes the text of a message in a language, with the times of events by the reader's clock too; none is Shanghai's
 * (rules/format#time-zones).
 */
export type ComposeMessage = (locale: Locale, timeZone?: string | null) => MessageText;

/** A notice of the portal to an account, which its messages show (rules/message#posting). */
export interface PortalMessage {
  readonly accountId: string;
  readonly scene: MessageScene;
  /** Its text, which is stored in the account's language and with its time zone (rules/language#gateway). */
  readonly compose: ComposeMessage;
  /** Path of the page that it leads to; absent or null for none. */
  readonly pcLink?: string | null;
  /** In ms. */
  readonly sentAt: number;
}

/** Posts a message in the caller's transaction; the module of messages does it. */
export type PostMessage = (tx: Database, message: PortalMessage) => Promise<unknown>;

/** New content of an author, for some of those who follow them (rules/message#new-content). */
export interface NewContent {
  readonly accountIds: readonly string[];
  readonly authorId: string;
  readonly resourceId: string;
  /** In ms. */
  readonly sentAt: number;
}
