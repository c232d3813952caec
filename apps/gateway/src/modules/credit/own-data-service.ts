import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { courseCertificate, creditLine, creditSetting, transcript } from './tables.ts';

/**
 * Data export of an account: its lines of credit with their evidence, revoked ones included, its settings, transcripts
 * and certificates.
 */
export const creditData: OwnData = {
  rows: [
    {
      name: 'credit-lines',
      title: m['ownData.credit.creditLines'],
      table: creditLine,
      account: creditLine.accountId,
      names: { awardedAt: 'bookedAt' },
    },
    {
      name: 'credit-settings',
      title: m['ownData.credit.creditSettings'],
      table: creditSetting,
      account: creditSetting.accountId,
    },
    {
      name: 'transcripts',
      title: m['ownData.credit.transcripts'],
      table: transcript,
      account: transcript.accountId,
      hidden: [transcript.signature, transcript.fileHash],
    },
    {
      name: 'course-certificates',
      title: m['ownData.credit.courseCertificates'],
      table: courseCertificate,
      account: courseCertificate.accountId,
      hidden: [courseCertificate.signature, courseCertificate.fileHashes],
    },
  ],
  listFiles: null,
};
