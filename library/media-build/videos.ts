import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoTopic } from './assign.ts';
import type { Line } from './timeline.ts';

/** A video as far as its media go. */
export interface SourceVideo extends VideoTopic {
  title: string;
  titleEn: string;
  hasVoice: boolean;
  /** The starts of its chapters and steps, in order, in the seconds of the content. */
  marks: readonly number[];
  /** The sentences of its transcript; none for most videos. */
  lines: readonly Line[];
}

/** The fields read here; the loader checks the whole file. */
interface VideoItem {
  id: string;
  title: string;
  titleEn: string;
  chapters: { startSeconds: number }[];
  steps?: { startSeconds: number }[];
  specialty: string;
  tags: string[];
  vip: boolean;
  transcript?: Line[];
}

const readVideo = (item: VideoItem): SourceVideo => {
  const { id, title, titleEn, specialty, tags, vip, chapters, steps = [], transcript = [] } = item;
  const starts = [...chapters, ...steps].map(({ startSeconds }) => startSeconds);
  return {
    id,
    title,
    titleEn,
    specialty,
    tags,
    vip,
    hasVoice: transcript.length > 0,
    marks: [...new Set(starts)].toSorted((left, right) => left - right),
    lines: transcript.map(({ zh, en }) => ({ zh, en })),
  };
};

/** The videos of the sample library in their order. */
export const readVideos = async (content: string): Promise<SourceVideo[]> => {
  const items: VideoItem[] = JSON.parse(await readFile(join(content, 'videos.json'), 'utf8'));
  return items.map(readVideo);
};
