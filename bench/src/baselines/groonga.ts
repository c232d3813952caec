import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SEARCH_COUNT_MAX } from '@osteon/domain';
import { z } from 'zod';
import { SEARCHABLE_TYPES } from '../../../apps/gateway/src/modules/search/base/searchable-types.ts';
import { findFreePort } from '../../../scripts/free-port.mjs';
import { timeJson } from '../load/figures.ts';

const SCHEMA = `table_create Entries TABLE_HASH_KEY ShortText
column_create Entries type COLUMN_SCALAR UInt8
column_create Entries title COLUMN_SCALAR ShortText
column_create Entries body COLUMN_SCALAR Text
column_create Entries standing COLUMN_SCALAR Int32
load --table Entries
`;

const INDEX = `
table_create Terms TABLE_PAT_KEY ShortText --default_tokenizer TokenBigram --normalizer NormalizerAuto
column_create Terms entries COLUMN_INDEX|WITH_POSITION|WITH_SECTION Entries title,body
`;

/** An answer of Groonga with the return code 0. */
const success = z.tuple([z.tuple([z.literal(0)]).rest(z.unknown())]).rest(z.unknown());

/** Groonga with the same resources, queried over HTTP on this machine. */
export interface Groonga {
  /**
   * Milliseconds until the first twenty results by matched field and static rank have arrived, with counts by type of
   * as many matches as ours counts at most.
   */
  search(text: string): Promise<number>;
  stop(): Promise<void>;
}

/** Loads `file` into a Groonga below `folder`; null where Groonga is not installed. */
export async function startGroonga(folder: string, file: string): Promise<Groonga | null> {
  const database = join(folder, 'groonga', 'db');
  await mkdir(join(folder, 'groonga'), { recursive: true });
  if (!(await run(['-n', database], SCHEMA, file))) return null;
  const port = await findFreePort();
  const server = spawn(
    'groonga',
    ['-s', '--protocol', 'http', '--bind-address', '127.0.0.1', '-p', String(port), database],
    {
      stdio: 'ignore',
    },
  );
  process.once('exit', () => server.kill('SIGTERM'));
  const url = `http://127.0.0.1:${port}/d/`;
  await untilReady(`${url}status`);
  return {
    async search(text) {
      const query = new URLSearchParams({
        table: 'Entries',
        match_columns: 'title * 10 || body',
        query: text.replace(/[^\p{L}\p{N}]+/gu, ' '),
        sort_keys: '-_score,-standing',
        output_columns: '_key,title',
        limit: '20',
        drilldown: 'type',
        drilldown_max_n_target_records: String(SEARCHABLE_TYPES.length * (SEARCH_COUNT_MAX + 1)),
        cache: 'no',
      });
      const { ms, body } = await timeJson(`${url}select?${query}`);
      if (!success.safeParse(body).success) throw new Error(`Groonga refused ${text}: ${JSON.stringify(body)}`);
      return ms;
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
    },
  };
}

async function run(args: readonly string[], schema: string, file: string): Promise<boolean> {
  const child = spawn('groonga', args, { stdio: ['pipe', 'ignore', 'inherit'] });
  const started = await Promise.race([once(child, 'spawn').then(() => true), once(child, 'error').then(() => false)]);
  if (!started || !child.stdin) return false;
  child.stdin.write(`${schema}[\n`);
  let first = true;
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8' })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    const text = lines.filter(Boolean).join(',\n');
    if (text === '') continue;
    if (!child.stdin.write(first ? text : `,\n${text}`)) await once(child.stdin, 'drain');
    first = false;
  }
  child.stdin.end(`\n]${INDEX}`);
  return succeeded(child);
}

async function succeeded(child: ChildProcess): Promise<boolean> {
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`Groonga ended with ${String(code)}`);
  return true;
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const ready = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('Groonga was not ready in time');
}
