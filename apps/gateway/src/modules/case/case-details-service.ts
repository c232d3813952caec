import type { Database } from '../../platform/database/connect.ts';
import { upsert } from '../../platform/database/upsert.ts';
import type { ResourceKind, ResourcePart } from '../content/resource-writer-service.ts';
import { createCaseRepository } from './repository.ts';
import { clinicalCase } from './tables.ts';

/** Details of a case on its page, besides its card. */
export type CaseDetails = typeof clinicalCase.$inferInsert;

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
  const at = (place: string, label: string, texts: readonly string[]) => texts.map((text) => ({ place, label, text }));
  return [
    ...at('history', '病史', [row.history]),
    ...at('examination', '体格检查', [row.examination]),
    ...at(
      'imaging',
      '影像学检查',
      row.imaging.map(({ kind, view, finding }) => `${kind} ${view}：${finding}`),
    ),
    ...at('laboratory', '实验室检查', [row.laboratory]),
    ...at('diagnosis', '诊断与分型', [row.diagnosis, row.classification]),
    ...at('decision', '决策点', [row.decision.question, row.decision.reason]),
    ...at('operation', '手术经过', [row.operation]),
    ...at(
      'follow-up',
      '随访',
      row.followUp.map(({ time, finding, score }) => `${time}：${finding} ${score}`),
    ),
    ...at('discussion', '讨论', [row.discussion]),
  ];
}
