import { randomUUID } from 'node:crypto';
import { AttachmentType, type CertificationItem } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { fillItems, type ItemRefusal, judgeItems, sendItems } from '../items.ts';
import { attachPicture } from '../picture-repository.ts';
import { createPictureService, UPLOAD_LIFE_MS } from '../picture-service.ts';
import { createNumber, findNewest, insertCertification, insertEvent } from '../repository.ts';
import { drawDocument } from './draw-document.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A certification of a sample account, doctor of level 1; hours before the load. */
interface SampleCertification {
  readonly accountId: string;
  readonly fullName: string;
  readonly hospital: string;
  readonly title: string;
  readonly specialtyId: string;
  readonly attType: AttachmentType;
  readonly sentHoursAgo: number;
  readonly refusal?: ItemRefusal & { readonly hoursAgo: number; readonly reviewer: string };
}

const SAMPLES: readonly SampleCertification[] = [
  {
    accountId: 'sample-15',
    fullName: '沈若谷',
    hospital: '云泽市第三人民医院',
    title: '住院医师',
    specialtyId: 'trauma',
    attType: AttachmentType.workCard,
    sentHoursAgo: 3,
  },
  {
    accountId: 'sample-16',
    fullName: '柳明川',
    hospital: '澜海市中心医院',
    title: '主治医师',
    specialtyId: 'spine',
    attType: AttachmentType.licence,
    sentHoursAgo: 8,
    refusal: { item: 'licence', reason: 'glare', note: '请避开灯光再拍编号页', hoursAgo: 6, reviewer: '0217' },
  },
];

/**
 * Gives the sample accounts in review and refused their certifications, with drawn pictures; those that have one keep it
 * (rules/library#sample-accounts).
 * @throws {Error} in production, which has no sample accounts
 */
export async function loadSampleCertifications(deps: AppContext): Promise<void> {
  if (deps.config.production) throw new Error('there are no sample accounts in production');
  for (const sample of SAMPLES) {
    if (!(await findNewest(deps.db, sample.accountId))) await insertSample(deps, sample);
  }
}

async function insertSample(deps: AppContext, sample: SampleCertification): Promise<void> {
  const { db, clock } = deps;
  const { accountId, fullName, hospital, title, attType, refusal } = sample;
  const bytes = await drawDocument({ glare: refusal !== undefined });
  const attPath = await createPictureService(deps).store(accountId, bytes, attType);
  const now = clock.now();
  const sentAt = now - sample.sentHoursAgo * HOUR_MS;
  const decidedAt = refusal ? now - refusal.hoursAgo * HOUR_MS : null;
  const sent = sendItems(fillItems([], sentAt), { kept: [], sent: [attType] }, sentAt);
  await db.transaction(async (tx) => {
    const id = randomUUID();
    await insertCertification(tx, {
      id,
      number: await createNumber(tx, sentAt),
      accountId,
      kind: 'doctorLevel1',
      country: 'CN',
      state: refusal ? 'refused' : 'review',
      fullName,
      hospital,
      department: '骨科',
      title,
      specialtyIds: [sample.specialtyId],
      licenceNo: '',
      items: refusal ? judgeItems(sent, [refusal]) : sent,
      createdAt: sentAt,
      submittedAt: sentAt,
      sentAt,
      decidedAt,
      decidedBy: refusal?.reviewer ?? null,
    });
    await attachPicture(tx, { attPath, attType }, { accountId, certificationId: id, since: now - UPLOAD_LIFE_MS, now });
    const items: CertificationItem[] = sent.map(({ item }) => item);
    const event = { accountId, certificationId: id };
    await insertEvent(tx, { ...event, id: randomUUID(), at: sentAt, event: 'submit', items, sentAt: null });
    if (!refusal || decidedAt === null) return;
    await insertEvent(tx, {
      ...event,
      id: randomUUID(),
      at: decidedAt,
      event: 'refuse',
      items: [refusal.item],
      sentAt,
    });
  });
}
