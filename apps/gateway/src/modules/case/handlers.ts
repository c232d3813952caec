import { ResourceType } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ContentService } from '../content/service.ts';
import type { CaseRepository } from './repository.ts';

/** The related resources of a case. */
const RELATED = { types: [ResourceType.video, ResourceType.document, ResourceType.case], limit: 5 };

/** Handles the calls of cases. */
export function createCaseHandlers(repository: CaseRepository, content: ContentService): Handlers<'getCase'> {
  return {
    async getCase({ id }, { session }) {
      const [[row], [card], tags] = await Promise.all([
        repository.findCase(id),
        content.findCards([id], session),
        content.listTags(id),
      ]);
      if (!row || !card) throw new CallError('notFound');
      const { id: _id, sex, age, occupation, images: _images, stacks: _stacks, decision, ...texts } = row;
      const related = await content.listRelated(card, RELATED, session);
      return { isSealed: false, opened: null, voteNum: 0, images: [], stacks: [], sealedImageNum: 0, decision: { ...decision, distribution: null, vote: null }, ...texts, card, tags, patient: { sex, age, occupation }, related };
    },
  };
}
