import { stat } from 'node:fs/promises';
import type { IngestLimits } from '../../../platform/config/ingest-settings.ts';
import { IngestError } from '../base/ingest-error.ts';
import type { FindMediaTool } from '../tools/media-tools.ts';
import { runTool, ToolError, ToolLimitError } from '../tools/run-tool.ts';
import { buildInput } from './ffmpeg-input.ts';
import { type ProbeReport, probeReport } from './probe-schema.ts';

/** Time limit of ffprobe, which reads headers; a file that needs longer is a poison file. */
const PROBE_SECONDS = 60;

/**
 * Reads the streams of a video file by ffprobe.
 * @throws {IngestError} for an empty or too large file, and for one that is no video
 */
export async function probeVideo(
  path: string,
  { find, signal, limits }: { find: FindMediaTool; signal: AbortSignal; limits: Pick<IngestLimits, 'bytes'> },
): Promise<ProbeReport> {
  const { size } = await stat(path);
  if (size === 0) throw new IngestError('the file is empty');
  if (size > limits.bytes) throw new IngestError(`the file is larger than INGEST_MAX_MB, ${limits.bytes / 1024 ** 2}`);
  const args = ['-v', 'error', '-of', 'json', '-show_format', '-show_streams', ...buildInput(path)];
  try {
    const { stdout } = await runTool(find('ffprobe'), args, { signal, seconds: PROBE_SECONDS });
    return probeReport.parse(JSON.parse(stdout.toString()));
  } catch (error) {
    if (error instanceof ToolError)
      throw new IngestError(`ffprobe cannot read the film: ${error.message}`, { cause: error });
    if (error instanceof ToolLimitError) throw new IngestError(`ffprobe ${error.message}`, { cause: error });
    throw error;
  }
}
