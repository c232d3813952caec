import type { ResponseOf } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Session } from '../../platform/session/session.ts';
import type { ContentService } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { createVideoRepository } from './repository.ts';
import { createVideoMediaRepository } from './video-media-repository.ts';

/** Related videos and materials that a page shows. */
const RELATED_MAX = 5;
const MATERIALS_MAX = 4;

/** The pages of videos. */
export interface VideoPages {
  /** The page of a video for a viewer; null for none of this id that is published. */
  find(id: string, session: Session | null): Promise<ResponseOf<'getVideo'> | null>;
}

export function createVideoPages(
  { db }: Pick<AppContext, 'db'>,
  {
    repository,
    content,
    doctors,
  }: { repository: ReturnType<typeof createVideoRepository>; content: ContentService; doctors: DoctorService },
): VideoPages {
  const media = createVideoMediaRepository(db);
  return {
    async find(id, session) {
      const [[row], [card]] = await Promise.all([repository.findVideo(id), content.findCards([id], session)]);
      if (!row || !card) return null;
      const [tags, related, materials, authors, version] = await Promise.all([
        content.listTags(id),
        content.listRelated(card, { types: [ResourceType.video], limit: RELATED_MAX }, session),
        content.listRelated(card, { types: [ResourceType.case, ResourceType.document], limit: MATERIALS_MAX }, session),
        doctors.findCards(card.author ? [card.author.id] : []),
        media.findCurrent(id),
      ]);
      const { kind, level, summaryEn, chapters, steps, keyPoints } = row;
      const author = { areasOfExpertise: authors[0]?.areasOfExpertise ?? [], workCount: authors[0]?.workCount ?? 0 };
      return {
        card,
        kind,
        level,
        summaryEn,
        tags,
        keyPoints,
        author,
        related,
        materials,
        chapters: [...chapters],
        steps: [...steps],
        hasEnglishAudio: version?.media.audio.some(({ language }) => language === 'en') ?? false,
      };
    },
  };
}
