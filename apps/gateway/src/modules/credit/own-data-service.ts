import type { OwnData } from '../../platform/own-data.ts';
import { courseCertificate, creditLine, creditSetting, transcript } from './tables.ts';

/**
 * Data export of an account: its lines of credit with their evidence, revoked ones included, its settings, transcripts
 * and certificates.
 */
export const creditData: OwnData = {
  rows: [
    {
      name: 'credit-lines',
      title: '学分',
      table: creditLine,
      account: creditLine.accountId,
      names: { awardedAt: 'bookedAt' },
    },
    { name: 'credit-settings', title: '学分设置', table: creditSetting, account: creditSetting.accountId },
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
