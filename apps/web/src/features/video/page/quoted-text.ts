import { findMarkIndex, QUOTE_TEXT_MAX } from '@osteon/domain';
import type { Video } from '../../../entities/video/api/get-video.ts';

/** What a video shows at a second: the title of its step or chapter there; empty before the first. */
export function findQuotedText(second: number, { chapters, steps }: Pick<Video, 'chapters' | 'steps'>): string {
  const marks = [...chapters, ...steps].toSorted((a, b) => a.startSeconds - b.startSeconds);
  const title = marks[findMarkIndex(marks, second)]?.title ?? '';
  return Array.from(title).slice(0, QUOTE_TEXT_MAX).join('');
}
