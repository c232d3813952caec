import type { OwnData } from '../../platform/own-data.ts';
import { courseCertificate, creditLine, transcript } from './tables.ts';

/** An account's lines of credit with their evidence, those that were revoked included, and its transcripts and certificates. */
export const creditData: OwnData = {
  rows: [
    { name: 'credit-lines', title: '学分', table: creditLine, account: creditLine.accountId },
    {
      name: 'transcripts',
      title: '学分证明',
      table: transcript,
      account: transcript.accountId,
      hidden: [transcript.signature, transcript.fileHash],
    },
    {
      name: 'course-certificates',
      title: '结课证书',
      table: courseCertificate,
      account: courseCertificate.accountId,
      hidden: [courseCertificate.signature, courseCertificate.fileHashes],
    },
  ],
  listFiles: null,
};
