import { ResourceType } from '@osteon/domain';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import { presentPicture } from '../media/presenter.ts';
import type { DocumentRepository } from './repository.ts';

/** The related resources of a document. */
const RELATED = {
  types: [ResourceType.video, ResourceType.case, ResourceType.course, ResourceType.document],
  limit: 4,
};

/** Handles the calls of library documents. */
export function createDocumentHandlers(
  repository: DocumentRepository,
  {
    content,
    doctors,
  }: { content: Pick<ContentService, 'findCards' | 'listRelated'>; doctors: Pick<DoctorService, 'findCards'> },
): Handlers<'getDocument'> {
  return {
    async getDocument({ id }, { session }) {
      const [[document], [card]] = await Promise.all([repository.findDocument(id), content.findCards([id], session)]);
      if (!document || !card) throw new CallError('notFound');
      const { kind, evidenceDate, reviewerId, references } = document;
      const [[reviewer], related, pictures] = await Promise.all([
        reviewerId === null ? [] : doctors.findCards([reviewerId]),
        content.listRelated(card, RELATED, session),
        repository.findPagePictures(id),
      ]);
      const sections = document.sections.map((section, index) => {
        const row = pictures.get(index + 1);
        return { ...section, picture: row ? presentPicture(row) : null };
      });
      return { card, kind, evidenceDate, reviewer: reviewer ?? null, sections, references, related };
    },
  };
}
