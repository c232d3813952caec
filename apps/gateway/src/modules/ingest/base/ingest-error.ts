/**
 * A fault of a file that another try would meet again. The message is one line for the operator, who must change the
 * file (rules/ingest#poison-files).
 */
export class IngestError extends Error {
  override readonly name = 'IngestError';
}
