import type { ErrorName } from '@osteon/contract';

/**
 * The one way for a rule or a service to refuse: a name of the catalogue, from which the error exit takes code, text
 * and HTTP status. `text` replaces the catalogue's where more can be told; `data` is what the envelope carries along.
 */
export class CallError extends Error {
  readonly error: ErrorName;
  readonly text: string | undefined;
  readonly data: unknown;

  constructor(error: ErrorName, more: { text?: string; data?: unknown; cause?: unknown } = {}) {
    super(error, { cause: more.cause });
    this.name = 'CallError';
    this.error = error;
    this.text = more.text;
    this.data = more.data;
  }
}
