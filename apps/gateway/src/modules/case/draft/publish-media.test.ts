import { inflateRawSync } from 'node:zlib';
import type { ResponseOf } from '@osteon/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { type CaseFields, COMPLETE_FIELDS, publishDraft, saveDraft, TITLE } from '../../../../test/case/case-drafts.ts';
import { makeSeries } from '../../../../test/dicom/make-series.ts';
import { uploadSeries } from '../../../../test/dicom/series-uploads.ts';

let gateway: TestApp;
let author: Browser;

beforeAll(async () => {
  gateway = await testApp();
  author = await gateway.login('13900000003');
});
afterAll(() => gateway.close());

async function finishSeries(draftId: string): Promise<ResponseOf<'getCaseSeries'>['list'][number]> {
  return vi.waitFor(
    async () => {
      const [series] = (await author.call('getCaseSeries', { draftId })).json().data.list;
      expect(series?.state).toBe('ready');
      return series;
    },
    { timeout: 40_000, interval: 50 },
  );
}

const listFiles = async (folder: string): Promise<string[]> => {
  const { objects } = await gateway.deps.storage.files.listAll(folder, { recursive: true });
  return [...objects].flatMap((object) => ('key' in object ? object.key : []));
};

test('a case is published with covered pictures and slices alone, and readers see what is after only once it is open', async () => {
  const { id, version } = await saveDraft(author);
  const white = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ffffff' } })
    .withExif({ IFD0: { Artist: 'Zhang San' } })
    .jpeg()
    .toBuffer();
  const uploaded = await author.call('uploadCaseImage', {
    draftId: id,
    extName: 'jpg',
    fileContent: white.toString('base64'),
  });
  const { imageId } = uploaded.json().data;
  await vi.waitFor(async () => {
    const [image] = (await author.call('listCaseImages', { draftId: id })).json().data.list;
    expect(image?.state).toBe('ready');
  }, 40_000);
  const boxes = [{ x: 0, y: 0, width: 100, height: 50 }];
  await author.call('maskCaseImage', { imageId, boxes, isChecked: true });
  const uploadId = await uploadSeries(author, await makeSeries(3));
  const { seriesId } = (await author.call('addCaseSeries', { draftId: id, uploadId })).json().data;
  await finishSeries(id);
  const box = { x: 1, y: 0, width: 2, height: 1 };
  await author.call('maskCaseSeries', { seriesId, boxes: [box], isChecked: true });
  await finishSeries(id);
  const fields: CaseFields = {
    ...COMPLETE_FIELDS,
    images: [{ imageId, caption: '术后正位', phase: 'after' }],
    series: [{ seriesId, title: '术前CT', phase: 'before' }],
  };
  const saved = (await author.call('saveCaseDraft', { id, version, title: TITLE, fields })).json().data;
  const submitted = (await author.call('submitCase', { draftId: id, version: saved.version })).json().data;
  expect(submitted).toEqual({ state: 'review', problems: [] });
  // In review nothing of the draft changes.
  expect((await author.call('maskCaseSeries', { seriesId, boxes: [], isChecked: true })).json().code).toBe(40_900);
  expect((await author.call('maskCaseImage', { imageId, boxes: [], isChecked: true })).json().code).toBe(40_900);

  const caseId = await publishDraft(gateway, saved);
  const reader = await gateway.login('13900000009');
  const sealed = (await reader.call('getCase', { id: caseId })).json().data;
  expect(sealed).toMatchObject({
    isSealed: true,
    images: [],
    stacks: [{ title: '术前CT', count: 3 }],
    sealedImageNum: 1,
  });
  const [stack] = sealed.stacks;
  const slice = await reader.send({ method: 'GET', url: `${stack.url}2` });
  const stored = new Uint16Array(new Uint8Array(inflateRawSync(slice.rawPayload)).buffer);
  expect(stored.slice(1, 3)).toEqual(Uint16Array.of(0, 0));
  // The slices without the covered place are gone.
  expect(await listFiles(`case-stacks/${seriesId}`)).toHaveLength(3);

  await reader.call('openCaseOutcome', { id: caseId });
  const open = (await reader.call('getCase', { id: caseId })).json().data;
  expect(open).toMatchObject({ isSealed: false, images: [{ caption: '术后正位', phase: 'after' }] });
  const picture = await reader.send({ method: 'GET', url: open.images[0].picture.url });
  const { exif } = await sharp(picture.rawPayload).metadata();
  expect(exif).toBeUndefined();
  const { data, info } = await sharp(picture.rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect(data[10 * info.width + 10]).toBeLessThan(10);
  expect(data[150 * info.width + 200]).toBeGreaterThan(245);
  // A picture of the time after the operation is no cover.
  expect(open.card.picture.url).not.toBe(open.images[0].picture.url);
});
