import type { RequestOf, ResponseOf } from '@osteon/contract';
import { CaseEditor } from '../../src/features/case/editor/page/case-editor.tsx';
import { Region } from '../../src/ui/region/region.tsx';
import { renderPage } from '../component-test.tsx';
import { logIn } from '../customer.ts';
import type { FakeGateway } from '../fake-gateway.ts';

type Draft = ResponseOf<'getCaseDraft'>;
type Fields = RequestOf<'saveCaseDraft'>['fields'];
type DraftImage = ResponseOf<'listCaseImages'>['list'][number];
type DraftSeries = ResponseOf<'getCaseSeries'>['list'][number];

const SAVED_AT = Date.UTC(2026, 10, 21, 6, 32, 8);

/** The fields of a draft that is written in part. */
export const draftFields = (change: Partial<Fields> = {}): Fields => ({
  specialtyId: null,
  tags: [{ id: 't1', name: '胫骨平台骨折', kind: 'disease' }],
  patient: { sex: '男', age: 45, occupation: '' },
  chiefComplaint: '车祸后右膝肿痛6小时',
  history: '高处坠落伤',
  examination: '右膝肿胀',
  imaging: [],
  laboratory: '',
  diagnosis: '右胫骨平台骨折',
  classification: 'Schatzker VI型',
  decision: { question: '如何安排骨折处理？', options: ['急诊双钢板', '跨膝外固定'], chosen: 1, reason: '' },
  operation: '',
  followUp: [{ time: '术后2周', finding: '切口一期愈合', score: 'VAS 3分' }],
  discussion: '',
  images: [],
  series: [],
  harmless: [],
  consent: false,
  ...change,
});

/** An own draft as the gateway returns it. */
export const caseDraft = (change: Partial<Draft> = {}): Draft => ({
  id: 'd1',
  title: '高能量双髁胫骨平台骨折',
  fields: draftFields(),
  version: 18,
  savedAt: SAVED_AT,
  state: 'draft',
  caseId: null,
  reason: '',
  remarks: [],
  ...change,
});

/** A picture of a draft without text in it. */
export const draftImage = (imageId: string, change: Partial<DraftImage> = {}): DraftImage => ({
  imageId,
  state: 'ready',
  url: '/favicon.svg',
  thumbnailUrl: '/favicon.svg',
  width: 400,
  height: 300,
  flags: [],
  boxes: [],
  isChecked: true,
  ...change,
});

/** A series of a draft that is ready. */
export const draftSeries = (seriesId: string, change: Partial<DraftSeries> = {}): DraftSeries => ({
  seriesId,
  state: 'ready',
  percent: 100,
  problem: null,
  stack: {
    stackId: seriesId,
    width: 4,
    height: 2,
    count: 3,
    spacing: null,
    base: 0,
    step: 1,
    windows: [],
    url: '/slices/',
  },
  flags: [],
  boxes: [],
  isChecked: true,
  ...change,
});

/** Answers the calls that every draft makes; its saves count on from its version. */
export function answerDraft(gateway: FakeGateway, draft = caseDraft()): void {
  logIn(gateway);
  let version = draft.version;
  gateway.answer('getCaseDraft', draft);
  gateway.answer('listCaseImages', { list: [] });
  gateway.answer('getCaseSeries', { list: [] });
  gateway.answer('listSpecialties', { list: [] });
  gateway.answer('listCaseTags', { list: [] });
  gateway.answer('saveCaseDraft', () => {
    version += 1;
    return { id: draft.id, version, savedAt: SAVED_AT };
  });
}

/** Renders the editor with a draft, or with a new one. */
export const renderEditor = (id: string | null = 'd1', onCreated: (id: string) => void = () => {}) =>
  renderPage(
    <main>
      <Region skeleton={null}>
        <CaseEditor id={id} onCreated={onCreated} />
      </Region>
    </main>,
  );
