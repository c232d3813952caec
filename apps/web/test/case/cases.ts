import type { ResourceCard, ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import { videoCard } from '../cards.ts';

type CaseFields = NonNullable<ResourceCard['case']>;
type CasePage = ResponseOf<'getCase'>;

const OPTIONS = ['急诊一期双钢板固定', '急诊跨膝外固定架，二期双切口双钢板', '石膏外固定6周后再手术', '单纯髓内钉固定'];
export const QUESTION = '软组织张力高、出现血疱，您如何安排骨折处理？';

/** A card of a case, as the gateway returns it. */
export const caseCard = (resourceId: string, title: string, fields: Partial<CaseFields> = {}): ResourceCard =>
  videoCard(resourceId, title, {
    resourceType: ResourceType.case,
    durationSeconds: null,
    pcLink: `/caseTerminal?id=${resourceId}`,
    case: {
      sex: '男',
      age: 45,
      classification: 'Schatzker VI型',
      question: QUESTION,
      options: OPTIONS,
      voteNum: 312,
      answered: false,
      tags: [{ id: 't1', name: '胫骨平台骨折' }],
      ...fields,
    },
  });

/** A case that is sealed for its reader, as the gateway returns it. */
export const sealedCase = (change: Partial<CasePage> = {}): CasePage => ({
  card: caseCard('k11', '高能量双髁胫骨平台骨折：软组织条件差时如何安排'),
  tags: [{ id: 't1', name: '胫骨平台骨折' }],
  patient: { sex: '男', age: 45, occupation: '建筑工人' },
  chiefComplaint: '高处坠落致右膝肿痛5小时',
  history: '患者5小时前坠落。',
  examination: '右膝明显肿胀。',
  imaging: [{ kind: 'X线', view: '右膝正侧位', finding: '双髁粉碎骨折。' }],
  laboratory: '血红蛋白121 g/L。',
  diagnosis: '胫骨平台骨折',
  classification: 'Schatzker VI型',
  isSealed: true,
  opened: null,
  voteNum: 312,
  decision: { question: QUESTION, options: OPTIONS, chosen: null, reason: null, distribution: null, vote: null },
  images: [],
  stacks: [],
  sealedImageNum: 2,
  operation: null,
  followUp: null,
  discussion: null,
  related: [],
  ...change,
});

const counts = (option: number, count: number, tertiary: number, lower: number) => ({
  option,
  count,
  byLevel: { tertiary, lower },
});

/** The same once its reader opened it, by a vote for an option or, for null, without one. */
export const openCase = (vote: number | null): CasePage =>
  sealedCase({
    isSealed: false,
    opened: vote === null ? 'outcome' : 'vote',
    voteNum: 100,
    decision: {
      question: QUESTION,
      options: OPTIONS,
      chosen: OPTIONS[1] ?? '',
      reason: '外固定恢复长度与力线，既保护软组织。',
      distribution: [counts(0, 6, 4, 0), counts(1, 81, 60, 10), counts(2, 4, 0, 4), counts(3, 9, 0, 6)],
      vote,
    },
    sealedImageNum: 0,
    operation: '入院当日行跨膝外固定。',
    followUp: [
      { time: '术后6周', finding: '切口愈合。', score: 'HSS评分 62分' },
      { time: '术后6个月', finding: '骨折愈合。', score: 'HSS评分 74分' },
      { time: '术后18个月', finding: '恢复轻体力工作。', score: 'HSS评分 87分' },
    ],
    discussion: '首先是软组织损伤。',
  });
