import { TRANSCRIPT_DAYS } from '@osteon/domain';

/** Retention of the file of a transcript (rules/credit#transcript). */
export const FILE_RETENTION_MS = TRANSCRIPT_DAYS * 24 * 60 * 60 * 1000;

/** Path at which a transcript is served to its owner; its serial follows. */
export const TRANSCRIPT_ROUTE = '/gateway/credit-service/transcriptFile';

/** Folder of an account's transcripts on the disk `files`; deleted when the account is erased. */
export function getTranscriptFolder(accountId: string): string {
  return `transcripts/${accountId}/`;
}

/** Storage path of the encrypted PDF of a transcript. */
export function getTranscriptPath({
  accountId,
  serial,
}: {
  readonly accountId: string;
  readonly serial: string;
}): string {
  return `${getTranscriptFolder(accountId)}${serial}`;
}
