import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoTopic } from './assign.ts';
import type { Line } from './timeline.ts';

/** A video as far as its media go. */
export interface SourceVideo extends VideoTopic {
  /** The sentences of its transcript; none for most videos. */
  lines: readonly Line[];
}

/** The fields read here; the loader checks the whole file. */
interface VideoItem {
  id: string;
  specialty: string;
  tags: string[];
  vip: boolean;
  transcript?: Line[];
}

const readVideo = ({ id, specialty, tags, vip, transcript = [] }: VideoItem): SourceVideo => ({
  id,
  specialty,
  tags,
  vip,
  hasVoice: transcript.length > 0,
  lines: transcript.map(({ zh, en }) => ({ zh, en })),
});

/** The videos of the sample library in their order. */
export const readVideos = async (content: string): Promise<SourceVideo[]> => {
  const items: VideoItem[] = JSON.parse(await readFile(join(content, 'videos.json'), 'utf8'));
  return items.map(readVideo);
};
