import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings } from '../config/storage-settings.ts';
import type { ByteRange } from './byte-range.ts';
import type { RangeReader } from './read-range.ts';
import { createS3Client } from './s3-client.ts';

/** Files that one request deletes: more would exceed the time limit of a slow storage. */
const DELETED_AT_ONCE = 50;

/** The size of the slices of a range, which is the memory that each reader takes. */
const SLICE_BYTES = 1024 * 1024;

/** An S3 bucket as a disk. Its folders end at a slash, as those of a local disk do: `a/1` does not include `a/12`. */
export class BucketDriver extends S3Driver implements RangeReader {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(settings: S3Settings) {
    const client = createS3Client(settings);
    super({ client, bucket: settings.bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#bucket = settings.bucket;
  }

  /** Reads slice by slice: a slow client would leave a single connection silent for longer than its time limit. */
  async readRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    const first = await this.#readSlice(key, start, end);
    const readSlice = (from: number) => this.#readSlice(key, from, end);
    async function* read() {
      let slice = first;
      for (let next = start; ; slice = await readSlice(next)) {
        yield slice;
        next += slice.length;
        if (next > end) return;
      }
    }
    return Readable.from(read(), { objectMode: false });
  }

  override listAll(...[prefix, options]: Parameters<S3Driver['listAll']>): ReturnType<S3Driver['listAll']> {
    return super.listAll(toFolder(prefix), options);
  }

  /** @throws where the storage refuses to delete any of the files */
  override async deleteAll(prefix: string): Promise<void> {
    for (;;) {
      const page = { Bucket: this.#bucket, Prefix: prefix === '/' ? '' : toFolder(prefix), MaxKeys: DELETED_AT_ONCE };
      const { Contents: found = [], IsTruncated: hasMore } = await this.#client.send(new ListObjectsV2Command(page));
      if (found.length > 0) await this.#deleteObjects(found.map(({ Key }) => ({ Key })));
      if (hasMore !== true) return;
    }
  }

  /** The bytes from `start` on, as far as one slice and the range go. */
  async #readSlice(key: string, start: number, end: number): Promise<Uint8Array> {
    const range = `bytes=${start}-${Math.min(end, start + SLICE_BYTES - 1)}`;
    const { Body: body } = await this.#client.send(
      new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: range }),
    );
    const bytes = await body?.transformToByteArray();
    if (!bytes || bytes.length === 0) throw new Error(`The storage sent nothing for ${range}.`);
    return bytes;
  }

  async #deleteObjects(objects: readonly { readonly Key: string | undefined }[]): Promise<void> {
    const command = new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects: [...objects], Quiet: true } });
    // Other storages than Amazon's demand Content-MD5 here, which the SDK has replaced by a checksum of its own.
    command.middlewareStack.add(
      (next) => (args) => {
        const { request } = args;
        if (isTextRequest(request)) request.headers['content-md5'] = md5Of(request.body);
        return next(args);
      },
      { step: 'build' },
    );
    const { Errors: refused = [] } = await this.#client.send(command);
    const [first] = refused;
    if (first) throw new Error(`${first.Key}: ${first.Code} ${first.Message}`);
  }
}

interface TextRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

function isTextRequest(request: unknown): request is TextRequest {
  return (
    typeof request === 'object' &&
    request !== null &&
    'headers' in request &&
    'body' in request &&
    typeof request.body === 'string'
  );
}

function md5Of(text: string): string {
  return createHash('md5').update(text).digest('base64');
}

function toFolder(prefix: string): string {
  return prefix.endsWith('/') ? prefix : `${prefix}/`;
}
