import { type CertificationKind, RoleId } from '@osteon/domain';
import { dateText, monthDayTimeText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import type { AuthInfo, Certification } from './api/get-customer-auth-info.ts';
import { certifiedText } from './certification-texts.ts';

/** The action of the band's button. */
export type StatusAction = 'certify' | 'applyLevel2' | 'fix' | 'viewDocuments' | 'viewLadder';

/** A certification's state in words (rules/certification-pages#status-page). */
export interface StatusText {
  /** Its icon and colour. */
  readonly tone: 'none' | 'waiting' | 'done' | 'wrong';
  /** The certified person, empty for none; and the state. */
  readonly certifiedAs: string;
  readonly state: string;
  /** Details in one line. */
  readonly details: readonly string[];
  /** A sentence below a rule; empty if there is none. */
  readonly note: string;
  readonly action: StatusAction | null;
}

/** The kind that a role proves, for accounts that were certified before there were certifications. */
const KIND_OF_ROLE: Readonly<Partial<Record<number, CertificationKind>>> = {
  [RoleId.doctorLevel1]: 'doctorLevel1',
  [RoleId.doctorLevel2]: 'doctorLevel2',
  [RoleId.nurse]: 'nurse',
  [RoleId.doctorAssistant]: 'doctorAssistant',
  [RoleId.companyCertified]: 'company',
};

/** The state of an account's certification in words. */
export function describeStatus({ roleId, certification }: AuthInfo): StatusText {
  if (certification?.state === 'review') return describeReview(certification);
  if (certification?.state === 'refused') return describeRefusal(certification);
  if (certification?.state === 'accepted') return describeCertified(certification.kind, certification.decidedAt);
  const kind = KIND_OF_ROLE[roleId];
  return kind ? describeCertified(kind, null) : describeUncertified(roleId, certification);
}

function describeReview({ kind, submittedAt, queuePosition, expectedAt }: Certification): StatusText {
  return {
    tone: 'waiting',
    certifiedAs: certifiedText(kind),
    state: m['cert.status.review'](),
    details: [
      ...(submittedAt === null ? [] : [m['cert.status.submittedAt']({ date: monthDayTimeText(submittedAt) })]),
      ...(queuePosition === null ? [] : [m['cert.status.queue']({ count: queuePosition })]),
      ...(expectedAt === null ? [] : [m['cert.status.expected']({ date: monthDayTimeText(expectedAt) })]),
    ],
    note: describeMeanwhile(kind),
    action: 'viewDocuments',
  };
}

/** The scenes that a review opens before its end (rules/permission#in-review). */
function describeMeanwhile(kind: CertificationKind): string {
  if (kind === 'doctorLevel2') return m['cert.status.keepsLevel1']();
  return kind === 'company' ? '' : m['cert.status.opened']();
}

function describeRefusal({ kind, decidedAt, items }: Certification): StatusText {
  const refused = items.filter(({ state }) => state === 'refused');
  const notes = refused.map(({ note }) => note).filter((note) => note !== '');
  return {
    tone: 'wrong',
    certifiedAs: certifiedText(kind),
    state: m['cert.status.refused']({ count: refused.length }),
    details: [
      ...(decidedAt === null ? [] : [m['cert.status.refusedAt']({ date: monthDayTimeText(decidedAt) })]),
      ...notes.map((note) => m['cert.status.reviewer']({ note })),
    ],
    note: '',
    action: 'fix',
  };
}

function describeCertified(kind: CertificationKind, decidedAt: number | null): StatusText {
  const forLevel2 = kind === 'nurse' || kind === 'doctorAssistant';
  return {
    tone: 'done',
    certifiedAs: certifiedText(kind),
    state: m['cert.status.certified'](),
    details: [
      ...(decidedAt === null ? [] : [m['cert.status.acceptedAt']({ date: dateText(decidedAt) })]),
      ...(forLevel2 ? [m['cert.status.level2Only']()] : []),
    ],
    note: '',
    action: kind === 'doctorLevel1' ? 'applyLevel2' : forLevel2 ? 'viewLadder' : null,
  };
}

function describeUncertified(roleId: number, certification: Certification | null): StatusText {
  const revokedAt = certification?.state === 'revoked' ? certification.decidedAt : null;
  const nothingYet =
    roleId === RoleId.companyNotAuthenticated ? m['cert.status.companyNote']() : m['cert.status.uncertifiedNote']();
  return {
    tone: 'none',
    certifiedAs: '',
    state: certification?.state === 'revoked' ? m['cert.status.revoked']() : m['cert.status.uncertified'](),
    details: [revokedAt === null ? nothingYet : m['cert.status.revokedAt']({ date: dateText(revokedAt) })],
    note: '',
    action: 'certify',
  };
}
