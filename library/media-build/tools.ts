import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Programs the build needs on the PATH, with the Debian package that brings each. */
const REQUIRED: Record<string, string> = {
  ffmpeg: 'ffmpeg',
  ffprobe: 'ffmpeg',
  'espeak-ng': 'espeak-ng',
  'fc-match': 'fontconfig',
};

/** The font of every title; the build refuses another one, which would draw boxes for Chinese. */
export const FONT = 'Noto Sans CJK SC';

/**
 * Runs a program without a shell and returns what it printed.
 * Throws with the end of its error output when it fails.
 */
export const run = async (program: string, args: readonly string[]): Promise<{ stdout: string; stderr: string }> => {
  try {
    return await execute(program, args, { maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(`${program} failed: ${stderr.trim().slice(-2000)}`, { cause: error });
  }
};

/** The command line options of ffmpeg and ffprobe from a record, in its order. */
export const options = (values: Record<string, string | number>): string[] =>
  Object.entries(values).flatMap(([name, value]) => [`-${name}`, String(value)]);

const isMissing = async (program: string): Promise<boolean> => {
  try {
    await execute(program, [program === 'espeak-ng' || program === 'fc-match' ? '--version' : '-version']);
    return false;
  } catch {
    return true;
  }
};

/** One clear line about what has to be installed before a build can run, or null when all is there. */
export const missingTools = async (): Promise<string | null> => {
  const programs = Object.keys(REQUIRED);
  const missing = await Promise.all(programs.map(isMissing));
  const packages = new Set(programs.filter((_, index) => missing[index]).map((program) => REQUIRED[program]));
  if (!packages.has('fontconfig')) {
    const { stdout } = await run('fc-match', ['-f', '%{family}', FONT]);
    if (!stdout.includes(FONT)) packages.add('fonts-noto-cjk');
  }
  return packages.size === 0 ? null : `Building the sample media needs: apt-get install ${[...packages].join(' ')}`;
};
