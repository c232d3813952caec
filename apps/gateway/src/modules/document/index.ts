import { ResourceType } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { document } from './tables.ts';

/** Kinds of resources beside a document, and how many. */
const RELATED = {
  types: [ResourceType.video, ResourceType.case, ResourceType.course, ResourceType.document],
  limit: 4,
};

/** Library documents. */
export function createDocument(
  { db }: Pick<AppContext, 'db'>,
  { content, doctors }: { content: ContentService; doctors: DoctorService },
): Module<'getDocument'> {
  return {
    handlers: {
      async getDocument({ id }, { session }) {
        const [[row], [card]] = await Promise.all([
          db.select().from(document).where(eq(document.id, id)),
          content.cards([id], session),
        ]);
        if (!row || !card) throw new CallError('notFound');
        const { kind, evidenceDate, sections, references } = row;
        const [[reviewer], related] = await Promise.all([
          doctors.cards([row.reviewerId]),
          content.related(card, RELATED, session),
        ]);
        return { card, kind, evidenceDate, reviewer: reviewer ?? null, sections, references, related };
      },
    },
    pageCards: { '/docTerminal': (query) => content.pageCard(queryId(query), ResourceType.document) },
  };
}
