import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { caseDraft } from '../../src/modules/case/base/tables.ts';
import type { TestApp } from '../app.ts';

type DraftRow = typeof caseDraft.$inferInsert;

const FIELDS: DraftRow['fields'] = {
  specialtyId: 'joint',
  tags: [],
  patient: { sex: '女', age: 47, occupation: '' },
  chiefComplaint: '',
  history: '',
  examination: '',
  imaging: [],
  laboratory: '',
  diagnosis: '',
  classification: '',
  decision: { question: '', options: [], chosen: null, reason: '' },
  operation: '',
  followUp: [],
  discussion: '',
  images: [],
  series: [],
  harmless: [],
  consent: false,
};

/** Stores an empty draft of an account; returns its id. */
export async function insertDraft({ deps }: TestApp, accountId: string): Promise<string> {
  const id = randomUUID();
  const now = deps.clock.now();
  await deps.db.insert(caseDraft).values({
    id,
    accountId,
    clientId: randomUUID(),
    caseId: null,
    state: 'draft',
    version: 1,
    title: '',
    fields: FIELDS,
    browser: '',
    note: '',
    reason: '',
    remarks: [],
    createdAt: now,
    savedAt: now,
    stateChangedAt: now,
  });
  return id;
}

/** A dark picture of 400 × 200 px with white text of 24 px. */
export async function makeTextPicture(words: string): Promise<{ bytes: Buffer }> {
  const font = '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf';
  const text = `<span foreground="white">${words}</span>`;
  const fontfile = fileURLToPath(import.meta.resolve(font));
  const letters = await sharp({ text: { text, fontfile, font: 'Noto Sans SC 24', rgba: true, dpi: 72 } })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: '#202020' } });
  return {
    bytes: await picture
      .composite([{ input: letters, left: 20, top: 20 }])
      .png()
      .toBuffer(),
  };
}
