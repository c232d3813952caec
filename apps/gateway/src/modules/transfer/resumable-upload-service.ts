import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TRANSFER_FILE_MAX_BYTES } from '@osteon/domain';
import { FileStore } from '@tus/file-store';
import { Server, type Upload } from '@tus/server';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../../platform/app-context.ts';
import { randomId } from '../../platform/crypto/random-id.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { makeFolder } from '../../platform/storage/data-folder.ts';
import { createUploadLocker } from './upload-lock.ts';
import type { UploadService } from './upload-service.ts';

/** Where uploads go; the id of one that has begun follows. */
export const UPLOAD_PATH = '/gateway/transfer-service/uploads';

/** Written by the route, whatever the phone sent under this name. */
export const ACCOUNT_HEADER = 'osteon-account';

/** How long an upload that broke off can be gone on with, in ms. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000;

/** How many uploads of one account may be unfinished. */
const UNFINISHED_MAX = 40;

/** Ends the name of the file that tells what is known of an upload. */
const KNOWN = '.json';

/** Of as many uploads it is remembered that they were taken in, as their phones may not have heard so. */
const TAKEN_KNOWN = 10_000;

/** Uploads that survive a locked screen and a lost network (tus); what has come so far waits in the data folder. */
export function createResumableUploads({ config }: Pick<AppContext, 'config'>, intake: UploadService) {
  const directory = join(config.dataDir, 'uploads');
  const refusals = new WeakMap<Request, CallError>();
  const turns = createUploadLocker();
  /** Uploads that are being looked into, by their ids. */
  const takings = new Map<string, Promise<void>>();
  /** Bytes of uploads that were taken in, by their ids. */
  const taken = new LRUCache<string, number>({ max: TAKEN_KNOWN });
  let store: FileStore | undefined;

  const accountOf = (request: { headers: Headers }) => decodeURIComponent(request.headers.get(ACCOUNT_HEADER) ?? '');

  /** Counts what is unfinished with what is kept. @throws {CallError} tooMany, tooLarge */
  async function assertQuota(datastore: FileStore, accountId: string, bytes: number): Promise<void> {
    const isOwn = (file: string) => file.startsWith(tagOf(accountId)) && file.endsWith(KNOWN);
    const own = (await readdir(directory)).filter(isOwn);
    if (own.length >= UNFINISHED_MAX) throw new CallError('tooMany');
    const begun = await Promise.all(own.map((file) => datastore.configstore.get(file.slice(0, -KNOWN.length))));
    const announced = begun.reduce((sum, upload) => sum + (upload?.size ?? 0), 0);
    await intake.assertQuota(accountId, announced + bytes);
  }

  /** Takes in an upload that has come whole: once, however many say so at the same time. */
  async function finish(datastore: FileStore, upload: Upload, accountId: string): Promise<void> {
    const { id } = upload;
    if (taken.has(id)) return;
    const taking = takings.get(id) ?? take(datastore, upload, accountId).finally(() => takings.delete(id));
    takings.set(id, taking);
    await taking;
  }

  async function take(datastore: FileStore, { id, size = 0, metadata }: Upload, accountId: string): Promise<void> {
    try {
      await intake.storeUpload({
        id,
        accountId,
        name: metadata?.['name'] ?? '',
        path: join(directory, id),
        bytes: size,
      });
      taken.set(id, size);
    } finally {
      await datastore.remove(id);
    }
  }

  /** The gateway may have been killed between the last byte of an upload and a look into it. */
  async function finishLeft(datastore: FileStore, id: string, accountId: string): Promise<void> {
    const upload = await datastore.getUpload(id).catch(() => null);
    if (upload && upload.offset === upload.size) await finish(datastore, upload, accountId);
  }

  async function open(): Promise<Server> {
    await makeFolder(directory);
    const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: UNFINISHED_MS });
    store = datastore;
    return new Server({
      path: UPLOAD_PATH,
      datastore,
      relativeLocation: true,
      maxSize: TRANSFER_FILE_MAX_BYTES,
      allowedOrigins: () => false,
      locker: createUploadLocker(),
      namingFunction: (request) => `${tagOf(accountOf(request))}${randomId()}`,

      async onUploadCreate(request, upload) {
        const accountId = accountOf(request);
        // A length that is told later would be counted only once it is too late.
        if (upload.size === undefined) throw new CallError('badInput');
        await assertQuota(datastore, accountId, upload.size);
        return { metadata: { name: upload.metadata?.['filename'] ?? '', accountId } };
      },

      /** An upload of somebody else is as unknown as one that never was (security 33). */
      async onIncomingRequest(request, id) {
        if (request.method === 'POST') return;
        if (!id.startsWith(tagOf(accountOf(request)))) throw new CallError('notFound');
        await takings.get(id)?.catch(() => undefined);
        if (request.method === 'HEAD') await finishLeft(datastore, id, accountOf(request));
      },

      async onUploadFinish(request, upload) {
        await finish(datastore, upload, accountOf(request));
        return {};
      },

      onResponseError(request, error) {
        if (error instanceof CallError) refusals.set(request, error);
        return undefined;
      },
    });
  }

  /** Of one account one upload begins at a time, so that the next is counted with it. */
  async function inTurn(request: Request, begin: () => Promise<Response>): Promise<Response> {
    const turn = turns.newLock(accountOf(request));
    await turn.lock(request.signal, () => {});
    try {
      return await begin();
    } finally {
      await turn.unlock();
    }
  }

  /** What the phone of an upload that was taken in should have heard then. */
  function completeOf(request: Request): Response | null {
    const bytes = taken.get(new URL(request.url).pathname.split('/').at(-1) ?? '');
    if (bytes === undefined) return null;
    return new Response(null, { headers: { 'upload-offset': String(bytes), 'upload-length': String(bytes) } });
  }

  let opened: Promise<Server> | undefined;

  return {
    /** Answers a request of the protocol. @throws {CallError} what a rule of ours refused */
    async handleRequest(request: Request): Promise<Response> {
      opened ??= open();
      const server = await opened;
      const begins = request.method === 'POST';
      const response = await (begins ? inTurn(request, () => server.handleWeb(request)) : server.handleWeb(request));
      const refusal = refusals.get(request);
      if (refusal) throw refusal;
      return (request.method === 'HEAD' && response.status === 404 && completeOf(request)) || response;
    },

    /** Removes what nobody has gone on with for a day; gives how many. */
    async deleteUnfinished(): Promise<number> {
      opened ??= open();
      await opened;
      return (await store?.deleteExpired()) ?? 0;
    },
  };
}

/** Begins the name of every upload of an account. */
function tagOf(accountId: string): string {
  return `${createHash('sha256').update(accountId).digest('hex').slice(0, 12)}_`;
}
