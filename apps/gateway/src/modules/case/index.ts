import { ResourceType } from '@osteon/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../platform/app-context.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { ContentService } from '../content/service.ts';
import { clinicalCase } from './tables.ts';

/** Kinds of resources beside a case, and how many. */
const RELATED = { types: [ResourceType.video, ResourceType.document, ResourceType.case], limit: 5 };

/** Cases. */
export function createCase({ db }: Pick<AppContext, 'db'>, content: ContentService): Module<'getCase'> {
  return {
    handlers: {
      async getCase({ id }, { session }) {
        const [[row], [card], tags] = await Promise.all([
          db.select().from(clinicalCase).where(eq(clinicalCase.id, id)),
          content.cards([id], session),
          content.tagsOf(id),
        ]);
        if (!row || !card) throw new CallError('notFound');
        const { id: _id, sex, age, occupation, ...texts } = row;
        const related = await content.related(card, RELATED, session);
        return { ...texts, card, tags, patient: { sex, age, occupation }, related };
      },
    },
    pageCards: { '/caseTerminal': (query) => content.pageCard(queryId(query), ResourceType.case) },
  };
}
