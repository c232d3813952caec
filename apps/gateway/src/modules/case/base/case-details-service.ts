import type { Locale } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import { upsert } from '../../../platform/database/upsert.ts';
import { m } from '../../../texts/index.ts';
import type { ResourceKind, ResourcePart } from '../../content/resource-writer-service.ts';
import { createCaseRepository } from './repository.ts';
import { hasDecision } from './seal-policy.ts';
import { clinicalCase } from './tables.ts';

/** Details of a case on its page, besides its card. */
export type CaseDetails = typeof clinicalCase.$inferInsert;

/** The language of the contents, and thereby of the labels of their parts. */
const CONTENT_LOCALE: Locale = 'zh';

/** Sections of a case by their places on its page. */
const SECTIONS = {
  history: 'history',
  examination: 'examination',
  imaging: 'imaging',
  laboratory: 'laboratory',
  diagnosis: 'diagnosis',
  decision: 'decision',
  operation: 'operation',
  'follow-up': 'followUp',
  discussion: 'discussion',
} as const;

/** Inserts or replaces the details of cases, whose resources exist; see `ResourceWriter`. */
export async function writeCaseDetails(tx: Database, rows: readonly CaseDetails[]): Promise<void> {
  await upsert(tx, clinicalCase, rows);
}

/** Cases as resources: found by their classification and the sections of their page. */
export const caseKind: ResourceKind = {
  async readTexts(tx, ids) {
    const rows = await createCaseRepository(tx).listCases(ids);
    return new Map(rows.map((row) => [row.id, { labels: [row.classification], parts: buildParts(row) }]));
  },
  saveChapters: null,
  saveAuthors: null,
  table: clinicalCase,
  readRelated: () => Promise.resolve([]),
  restoreRelated: () => Promise.resolve(),
  listIdsOfAuthor: null,
};

function buildParts(row: typeof clinicalCase.$inferSelect): ResourcePart[] {
  const isSealed = hasDecision(row);
  const at = (place: keyof typeof SECTIONS, texts: readonly string[]): ResourcePart[] => {
    const label = m[`case.${SECTIONS[place]}`]({}, { locale: CONTENT_LOCALE });
    return texts.map((text) => ({ place, label, text }));
  };
  const seal = (parts: readonly ResourcePart[]) =>
    isSealed ? parts.map((part): ResourcePart => ({ ...part, sealed: true })) : parts;
  return [
    ...at('history', [row.history]),
    ...at('examination', [row.examination]),
    ...at(
      'imaging',
      row.imaging.map(({ kind, view, finding }) => `${kind} ${view}：${finding}`),
    ),
    ...at('laboratory', [row.laboratory]),
    ...at('diagnosis', [row.diagnosis, row.classification]),
    ...at('decision', [row.decision.question]),
    ...seal(at('decision', [row.decision.reason])),
    ...seal(at('operation', [row.operation])),
    ...seal(
      at(
        'follow-up',
        row.followUp.map(({ time, finding, score }) => `${time}：${finding} ${score}`),
      ),
    ),
    ...seal(at('discussion', [row.discussion])),
  ];
}
