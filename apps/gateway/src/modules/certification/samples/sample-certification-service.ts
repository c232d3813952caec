import { randomUUID } from 'node:crypto';
import {
  AttachmentType,
  CERTIFICATION_KINDS,
  CERTIFICATION_RULES,
  type CertificationItem,
  type CertificationKind,
  getRequiredAttachments,
} from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { getSampleAccountId, SAMPLE_ACCOUNTS } from '../../account/samples/sample-accounts.ts';
import { fillItems, type ItemRefusal, judgeItems, sendItems } from '../items.ts';
import { type Attachment, createCertificationPictureRepository } from '../picture-repository.ts';
import { createPictureService, DECIDED_RETENTION_MS, UPLOAD_TTL_MS } from '../picture-service.ts';
import { createCertificationRepository } from '../repository.ts';
import { drawDocument } from './draw-document.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A certification of a sample account from China; hours before the load. */
interface SampleCertification {
  readonly accountId: string;
  readonly kind: CertificationKind;
  readonly fullName: string;
  readonly hospital: string;
  readonly title: string;
  readonly specialtyId: string;
  readonly attTypes: readonly AttachmentType[];
  readonly sentHoursAgo: number;
  readonly decision?: {
    readonly hoursAgo: number;
    readonly reviewer: string;
    readonly refusals: readonly ItemRefusal[];
  };
}

const UNDECIDED: readonly SampleCertification[] = [
  {
    accountId: 'sample-15',
    kind: 'doctorLevel1',
    fullName: '沈若谷',
    hospital: '云泽市第三人民医院',
    title: '住院医师',
    specialtyId: 'trauma',
    attTypes: [AttachmentType.workCard],
    sentHoursAgo: 3,
  },
  {
    accountId: 'sample-16',
    kind: 'doctorLevel1',
    fullName: '柳明川',
    hospital: '澜海市中心医院',
    title: '主治医师',
    specialtyId: 'spine',
    attTypes: [AttachmentType.licence],
    sentHoursAgo: 8,
    decision: {
      hoursAgo: 6,
      reviewer: '0217',
      refusals: [{ item: 'licence', reason: 'glare', note: '请避开灯光再拍编号页' }],
    },
  },
];

/** The accounts that a newcomer tries: one of each certified role. */
const CERTIFIED = ['13900000002', '13900000003', '13900000004', '13900000005'];

/** The certifications that explain the role of sample accounts without any other certification. */
const ACCEPTED: readonly SampleCertification[] = SAMPLE_ACCOUNTS.flatMap((account) => {
  const kind = CERTIFICATION_KINDS.find((each) => CERTIFICATION_RULES[each].role === account.roleId);
  if (!kind || !CERTIFIED.includes(account.login)) return [];
  return {
    accountId: getSampleAccountId(account),
    kind,
    fullName: account.name,
    hospital: account.company,
    title: account.medicalTitle ?? '',
    specialtyId: account.specialtyId ?? '',
    attTypes: getRequiredAttachments(kind, 'CN').flatMap(([first]) => first ?? []),
    // So long ago that their pictures are deleted and that they do not count for the expected time of others.
    sentHoursAgo: 40 * 24,
    decision: { hoursAgo: 40 * 24 - 3, reviewer: '0217', refusals: [] },
  };
});

/**
 * Gives sample accounts their certifications (in review, refused, accepted), with drawn pictures; those that have one
 * are unchanged (rules/library#sample-accounts).
 * @throws {Error} in production, which has no sample accounts
 */
export async function loadSampleCertifications(deps: AppContext): Promise<void> {
  if (deps.config.production) throw new Error('there are no sample accounts in production');
  for (const sample of [...UNDECIDED, ...ACCEPTED]) {
    if (!(await createCertificationRepository(deps.db).findNewest(sample.accountId))) await insertSample(deps, sample);
  }
}

async function insertSample(deps: AppContext, sample: SampleCertification): Promise<void> {
  const { db, clock } = deps;
  const { accountId, kind, fullName, hospital, title, attTypes, decision } = sample;
  const isRefused = decision !== undefined && decision.refusals.length > 0;
  const now = clock.now();
  const sentAt = now - sample.sentHoursAgo * HOUR_MS;
  const decidedAt = decision ? now - decision.hoursAgo * HOUR_MS : null;
  const picturesEndAt = decidedAt === null ? Number.POSITIVE_INFINITY : decidedAt + DECIDED_RETENTION_MS;
  const attachments: Attachment[] = [];
  if (picturesEndAt > now) {
    const bytes = await drawDocument({ glare: isRefused });
    const pictures = createPictureService(deps);
    for (const attType of attTypes) {
      attachments.push({ attPath: await pictures.store(accountId, bytes, attType), attType });
    }
  }
  const sent = sendItems(fillItems([], sentAt), { retained: [], sent: attTypes }, sentAt);
  await db.transaction(async (tx) => {
    const certifications = createCertificationRepository(tx);
    const id = randomUUID();
    await certifications.insert({
      id,
      number: await certifications.createNumber(sentAt),
      accountId,
      kind,
      country: 'CN',
      state: decision ? (isRefused ? 'refused' : 'accepted') : 'review',
      fullName,
      hospital,
      department: '骨科',
      title,
      specialtyIds: [sample.specialtyId],
      licenceNo: '',
      items: decision ? judgeItems(sent, decision.refusals) : sent,
      createdAt: sentAt,
      submittedAt: sentAt,
      sentAt,
      decidedAt,
      decidedBy: decision?.reviewer ?? null,
    });
    const owner = { accountId, certificationId: id, since: now - UPLOAD_TTL_MS, now };
    for (const attachment of attachments) {
      await createCertificationPictureRepository(tx).attach(attachment, owner);
    }
    const items: CertificationItem[] = sent.map(({ item }) => item);
    const event = { accountId, certificationId: id };
    await certifications.insertEvent({
      ...event,
      id: randomUUID(),
      at: sentAt,
      event: 'submit',
      items,
      sentAt: null,
    });
    if (!decision || decidedAt === null) return;
    await certifications.insertEvent({
      ...event,
      id: randomUUID(),
      at: decidedAt,
      event: isRefused ? 'refuse' : 'accept',
      items: decision.refusals.map(({ item }) => item),
      sentAt,
    });
    if (picturesEndAt > now) return;
    await certifications.insertEvent({
      ...event,
      id: randomUUID(),
      at: picturesEndAt,
      event: 'deletePictures',
      items: [],
      sentAt: null,
    });
  });
}
