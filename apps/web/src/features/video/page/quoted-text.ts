import { findMarkIndex, QUOTE_TEXT_MAX } from '@osteon/domain';
import type { Video } from '../../../entities/video/api/get-video.ts';

/** The title of the step or chapter of a video at a second; empty before the first. */
export function findQuotedText(second: number, { chapters, steps }: Pick<Video, 'chapters' | 'steps'>): string {
  const marks = [...chapters, ...steps].toSorted((a, b) => a.startSeconds - b.startSeconds);
  const title = marks[findMarkIndex(marks, second)]?.title ?? '';
  return Array.from(title).slice(0, QUOTE_TEXT_MAX).join('');
}
