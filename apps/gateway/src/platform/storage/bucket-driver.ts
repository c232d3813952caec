import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, type S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings } from '../config/storage-settings.ts';
import type { ByteRange } from './byte-range.ts';
import type { RangeReader } from './read-range.ts';
import { createS3Client } from './s3-client.ts';

/** Files that one request deletes: more would exceed the time limit of a slow storage. */
const DELETED_AT_ONCE = 100;

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

  async readRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    const command = new GetObjectCommand({ Bucket: this.#bucket, Key: key, Range: `bytes=${start}-${end}` });
    const { Body: body } = await this.#client.send(command);
    if (!(body instanceof Readable)) throw new TypeError('The storage sent no body.');
    return body;
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
