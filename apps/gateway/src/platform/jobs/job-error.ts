/** A failure that no retry fixes: the job becomes a dead letter at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

/** Characters of a reason that are stored with its job. */
const REASON_MAX = 300;

/**
 * Describes in one line why a job failed. The message of a failed statement would repeat its parameters, so its cause
 * is taken.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, REASON_MAX);
  const { message } = error.message.startsWith('Failed query') && error.cause instanceof Error ? error.cause : error;
  return (message.split('\n')[0] || error.name).slice(0, REASON_MAX);
}
