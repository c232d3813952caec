import { runTool } from '../tools/run-tool.ts';
import { type EncodingContext, runEncoder } from './encode-ladder.ts';
import { BATCH, buildInput, buildOptions } from './ffmpeg-input.ts';
import { buildPictureFilters } from './ladder-arguments.ts';
import type { SourceVideo } from './source-video.ts';

const LIMIT_SECONDS = 120;

/** Widest side of a cover in pixels, that of the largest picture variant. */
const SIDE_MAX = 1280;

/** Frames from which the most typical one is chosen, so that a cover is not black or amid a cross-fade. */
const CANDIDATES = 25;

/** The cover is extracted after the opening titles: at a tenth of the video, at most at this second. */
const SECOND_MAX = 30;

/** Returns a typical frame near the start of the video, as PNG. */
export async function extractCover(
  video: SourceVideo,
  { find, signal, source }: Omit<EncodingContext, 'target'>,
): Promise<Buffer> {
  const second = Math.min(SECOND_MAX, video.seconds / 10);
  const scale = Math.min(1, SIDE_MAX / Math.max(video.width, video.height));
  const size = `scale=${Math.round(video.width * scale)}:${Math.round(video.height * scale)},setsar=1,format=rgb24`;
  const filters = [...buildPictureFilters(video), `thumbnail=n=${CANDIDATES}`, size].join(',');
  const args = [
    ...BATCH,
    ...buildOptions({ v: 'error', ss: second.toFixed(3) }),
    ...buildInput(source),
    ...buildOptions({ map: `0:${video.videoStream}`, vf: filters, 'frames:v': 1, f: 'image2pipe', 'c:v': 'png' }),
    'pipe:1',
  ];
  const { stdout } = await runEncoder(() => runTool(find('ffmpeg'), args, { signal, seconds: LIMIT_SECONDS }));
  return stdout;
}
