import { expect, test } from 'vitest';
import { runTool, ToolError, ToolLimitError } from './run-tool.ts';

const never = new AbortController().signal;
const node = (script: string, options: { seconds?: number; signal?: AbortSignal } = {}) =>
  runTool(process.execPath, ['-e', script], { seconds: 20, signal: never, ...options });

test('a program inherits nothing of the gateway environment but the search path', async () => {
  process.env.SECRET = 'a secret of the gateway';
  const { stdout } = await node('process.stdout.write(Object.keys(process.env).sort().join())');
  delete process.env.SECRET;
  expect(
    stdout
      .toString()
      .split(',')
      .filter((name) => name !== 'LD_LIBRARY_PATH'),
  ).toEqual(['LC_ALL', 'MALLOC_ARENA_MAX', 'PATH']);
});

test('a program that runs too long, or writes too much, is killed', async () => {
  await expect(node('setInterval(() => {}, 1000)', { seconds: 0.5 })).rejects.toThrow(ToolLimitError);
  const flood = 'const chunk = Buffer.alloc(1 << 20); setInterval(() => process.stdout.write(chunk), 0)';
  await expect(node(flood)).rejects.toThrow('has more than 64 MB of output');
});

// Long enough for a start of Node on a machine that does much else.
test.each([200 / 3, 2.002 * 60])(
  'a time limit of %s s, computed from the length of a video, may be a fraction of a millisecond',
  async (seconds) => {
    expect((await node('console.log(1)', { seconds })).stdout.toString()).toBe('1\n');
  },
);

test('a program ends with the job that runs it', async () => {
  const job = new AbortController();
  const running = node('setInterval(() => {}, 1000)', { signal: job.signal });
  job.abort(new Error('the gateway stops'));
  await expect(running).rejects.toThrow('the gateway stops');
});

test('the message of a failure has neither paths nor names of components', async () => {
  const failed = node(
    "console.error('[mov @ 0x1] moov atom not found\\nfile:/srv/a/source.mp4: Invalid data'); process.exit(1)",
  );
  await expect(failed).rejects.toThrow(new ToolError('moov atom not found; Invalid data'));
});
