import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { findFreePort } from '../../../../scripts/free-port.mjs';
import type { S3Settings } from '../../src/platform/config/storage-settings.ts';
import { createS3Client } from '../../src/platform/storage/s3-client.ts';

/** Debian's Python, for which its package python3-swift is (scripts/ensure/ensure-swift.mjs). */
const PYTHON = '/usr/bin/python3';

/** A storage with an S3 interface of its own, in a temporary folder. */
export interface S3Server extends S3Settings {
  /** The variables that make a gateway use it. */
  readonly env: Readonly<Record<string, string>>;
  /** Creates another bucket. */
  createBucket(): Promise<S3Settings & Pick<S3Server, 'env'>>;
  /** Stops it at once, as a crash would; its files stay. */
  stop(): Promise<void>;
  /** Starts it again, at the same address. */
  restart(): Promise<void>;
  /** Stops it and deletes its files. */
  close(): Promise<void>;
}

/** Starts OpenStack Swift, which takes about a second, and creates an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-s3-'));
  const key = { region: 'us-east-1', accessKeyId: 'test:tester', secretAccessKey: randomBytes(12).toString('hex') };
  let child: ChildProcess;

  async function start(port: string): Promise<string> {
    const script = join(import.meta.dirname, 's3-server.py');
    const words = [script, folder, port, key.accessKeyId, key.secretAccessKey, key.region];
    const started = spawn(PYTHON, words, { stdio: ['pipe', 'pipe', 'inherit'] });
    child = started;
    const { promise: ended, reject } = Promise.withResolvers<never>();
    started.once('error', reject);
    started.once('exit', () => reject(new Error('Swift did not start; it needs the package python3-swift.')));
    const [line] = await Promise.race([once(started.stdout, 'data'), ended]);
    ended.catch(() => undefined);
    return String(line).trim();
  }

  async function stop(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  const port = await start(String(await findFreePort()));
  const endpoint = `http://127.0.0.1:${port}`;

  async function createBucket() {
    const settings = { ...key, endpoint, bucket: `osteon-${randomBytes(6).toString('hex')}` };
    const client = createS3Client(settings);
    await client.send(new CreateBucketCommand({ Bucket: settings.bucket }));
    client.destroy();
    const env = {
      S3_ENDPOINT: endpoint,
      S3_REGION: key.region,
      S3_BUCKET: settings.bucket,
      S3_ACCESS_KEY_ID: key.accessKeyId,
      S3_SECRET_ACCESS_KEY: key.secretAccessKey,
    };
    return { ...settings, env };
  }

  return {
    ...(await createBucket()),
    createBucket,
    stop,
    restart: async () => void (await start(port)),
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
