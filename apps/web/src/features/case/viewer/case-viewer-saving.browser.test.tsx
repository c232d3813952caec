import type { ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import { page, userEvent } from 'vitest/browser';
import { videoCard } from '../../../../test/cards.ts';
import { CASE_ID, caseImage, caseStack, FakeMedia, showViewer } from '../../../../test/case/case-viewer.tsx';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { sessionCheck } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { getCaseQuery } from '../../../entities/case/api/get-case.ts';
import { useConnection } from '../../../lib/connection/connection-store.ts';
import { acceptSessionCheck } from '../../../lib/session/session-store.ts';
import { CaseViewer } from './case-viewer.tsx';

const inline = page.getByRole('region', { name: '影像' });
const pane = inline.getByRole('application');

type Saved = ResponseOf<'getCaseMeasures'>['list'][number];

const stored = (measureId: string): Saved['measures'][number] => ({
  measureId,
  kind: 'length',
  label: measureId,
  slice: null,
  points: [
    [1, 1],
    [9, 1],
  ],
});

const figures = () => pane.element().querySelectorAll('[data-measure]').length;

/** Draws a length on the picture. */
async function draw(y: number): Promise<void> {
  await inline.getByRole('button', { name: '长度', exact: true }).click();
  await pane.click({ position: { x: 320, y } });
  await pane.click({ position: { x: 420, y } });
}

function answer(gateway: FakeGateway, measures: Saved['measures'] = []): void {
  gateway.answer('getCaseMeasures', { list: [{ stackId: null, imageId: 'ap', measures }] });
  gateway.answer('saveCaseMeasures', {});
}

const savedIds = (gateway: FakeGateway): readonly string[] =>
  (gateway.lastPayload('saveCaseMeasures') as { measures: { measureId: string }[] } | undefined)?.measures.map(
    ({ measureId }) => measureId,
  ) ?? [];

test("a visitor's measures stay in the browser and are sent nowhere", async ({ gateway }) => {
  await showViewer({ images: [caseImage()] });
  await draw(200);
  await expect.poll(figures).toBe(1);
  expect(JSON.parse(localStorage.getItem('caseMeasures') ?? '[]')).toMatchObject([{ caseId: CASE_ID, customerId: '' }]);
  expect(gateway.sent).toEqual([]);
});

test("a customer's measures are loaded, and saved once after several changes", async ({ gateway }) => {
  answer(gateway, [stored('m1')]);
  acceptSessionCheck(sessionCheck());
  await showViewer({ images: [caseImage()] });
  await expect.poll(figures).toBe(1);
  await draw(200);
  await draw(300);
  await expect.poll(() => gateway.count('saveCaseMeasures')).toBe(1);
  expect(savedIds(gateway)).toHaveLength(3);
  await expect.poll(() => localStorage.getItem('caseMeasures')).toBe('[]');
});

test('what could not be sent stays in the browser and is sent once the connection is back', async ({ gateway }) => {
  answer(gateway);
  gateway.disconnect('saveCaseMeasures');
  acceptSessionCheck(sessionCheck());
  await showViewer({ images: [caseImage()] });
  await draw(200);
  await expect.poll(() => gateway.count('saveCaseMeasures')).toBeGreaterThan(0);
  expect(JSON.parse(localStorage.getItem('caseMeasures') ?? '[]')).toMatchObject([{ caseId: CASE_ID }]);
  answer(gateway);
  useConnection.setState({ state: 'offline' });
  useConnection.setState({ state: 'connected' });
  await expect.poll(() => localStorage.getItem('caseMeasures')).toBe('[]');
});

test('after a login the measures of the visitor and of the account are both there', async ({ gateway }) => {
  answer(gateway, [stored('m1')]);
  await showViewer({ images: [caseImage()] });
  await draw(200);
  await expect.poll(figures).toBe(1);
  acceptSessionCheck(sessionCheck());
  await expect.poll(figures).toBe(2);
  await expect.poll(() => savedIds(gateway)).toHaveLength(2);
  expect(savedIds(gateway)[0]).toBe('m1');
  await expect.poll(() => localStorage.getItem('caseMeasures')).toBe('[]');
});

/** A case with one stack, whose link is signed again. */
function caseWith(url: string): ResponseOf<'getCase'> {
  const card = { ...videoCard(CASE_ID, '高能量双髁胫骨平台骨折'), resourceType: ResourceType.case };
  const decision = { question: '', options: [], chosen: null, reason: null, distribution: null, vote: null };
  const texts = { chiefComplaint: '', history: '', examination: '', laboratory: '', diagnosis: '', classification: '' };
  const sealed = { isSealed: true, opened: null, voteNum: 0, operation: null, followUp: null, discussion: null };
  const patient = { sex: '男', age: 45, occupation: '' };
  const lists = { tags: [], imaging: [], images: [], related: [], sealedImageNum: 0 };
  return { card, patient, decision, ...texts, ...sealed, ...lists, stacks: [caseStack({ url })] };
}

function CasePage() {
  const detail = useQuery(getCaseQuery(CASE_ID)).data;
  if (!detail) return null;
  return <CaseViewer caseId={CASE_ID} title="" images={[]} stacks={detail.stacks} sealedImageNum={0} />;
}

test('a slice whose link has expired is loaded by a new link', async ({ gateway }) => {
  gateway.answer('getCase', caseWith('/media/stacks/ct/old/'));
  const media = new FakeMedia([caseStack()]);
  media.respond = (url) => (url === '/media/stacks/ct/old/31' ? new Response(null, { status: 410 }) : undefined);
  await renderPage(<CasePage />);
  await expect.element(pane).toBeVisible();
  gateway.answer('getCase', caseWith('/media/stacks/ct/new/'));
  pane.element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => pane.element().querySelector('canvas')?.dataset['slice']).toBe('31');
  expect(gateway.count('getCase')).toBe(2);
  expect(media.requested).toContain('/media/stacks/ct/new/31');
});
