import type { RequestOf } from '@osteon/contract';
import { AttachmentType, PICTURE_CONSENT } from '@osteon/domain';
import sharp from 'sharp';
import type { TestApp } from './app.ts';
import type { Browser } from './browser.ts';

type Submission = RequestOf<'submitAuthAction'>;
type Attachments = NonNullable<Submission['authAttList']>;

/** A picture to upload. */
export function picture(width = 40, height = 30) {
  return sharp({ create: { width, height, channels: 3, background: '#8899aa' } });
}

/** Sends a file as a picture for a certification. */
export function upload(browser: Browser, bytes: Buffer, attType: AttachmentType = AttachmentType.workCard) {
  const fileContent = bytes.toString('base64');
  return browser.call('uploadAuthEnclosure', { extName: 'jpg', fileContent, attType, consent: PICTURE_CONSENT });
}

/** Uploads a picture of each type; returns them as a submission names them. */
export async function uploadAll(browser: Browser, types: readonly AttachmentType[]): Promise<Attachments> {
  const attachments: Attachments = [];
  for (const attType of types) {
    const reply = await upload(browser, await picture().jpeg().toBuffer(), attType);
    attachments.push({ attPath: reply.json().data.attPath, attPositionType: 1, attType });
  }
  return attachments;
}

/** A valid form of a doctor, with other fields. */
export function doctorForm(fields: Partial<Submission> = {}): Submission {
  return {
    opflag: 1,
    fullName: '林晓帆',
    company: '云泽市第三人民医院',
    newAreasExpertise: ['joint', 'spine'],
    country: 'CN',
    role: 6,
    level: 1,
    ...fields,
  };
}

/** A valid form of a company, with other fields. */
export function companyForm(fields: Partial<Submission> = {}): Submission {
  return {
    opflag: 1,
    fullName: '衡晓岚',
    company: '衡骨医疗器械有限公司',
    licenceNo: '91350100M000100Y43',
    country: 'CN',
    role: 15,
    ...fields,
  };
}

/** Sends a form and its pictures. @throws {Error} where either is refused */
export async function applyFor(browser: Browser, form: Submission, types: readonly AttachmentType[]): Promise<void> {
  const submissions: Submission[] = [form, { opflag: 2, isCompleted: 0, authAttList: await uploadAll(browser, types) }];
  for (const submission of submissions) {
    const reply = await browser.call('submitAuthAction', submission);
    if (reply.json().code !== 0) throw new Error(`opflag ${submission.opflag}: ${reply.body}`);
  }
}

/** The keys of the stored pictures. */
export async function listPictureFiles({ deps }: TestApp): Promise<string[]> {
  const { objects } = await deps.storage.files
    .listAll('certifications', { recursive: true })
    .catch(() => ({ objects: [] }));
  return [...objects].flatMap((each) => (each.isFile ? each.key : []));
}
