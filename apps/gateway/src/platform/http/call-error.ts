import type { ErrorName } from '@osteon/contract';
import type { Locale } from '@osteon/domain';

/** Composes the text of a refusal in the language of its reader. */
export type RefusalText = (locale: Locale) => string;

/**
 * A refusal by a rule or a service, as a name of the error catalogue, which has its code, text and HTTP status. `text`
 * replaces the catalogue's where it can be more precise; `data` is sent in the envelope.
 */
export class CallError extends Error {
  readonly error: ErrorName;
  readonly text: RefusalText | undefined;
  readonly data: unknown;

  constructor(error: ErrorName, more: { text?: RefusalText; data?: unknown; cause?: unknown } = {}) {
    super(error, { cause: more.cause });
    this.name = 'CallError';
    this.error = error;
    this.text = more.text;
    this.data = more.data;
  }
}
