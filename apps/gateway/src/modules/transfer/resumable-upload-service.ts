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

/** Path of uploads; the id of a created one follows. */
export const UPLOAD_PATH = '/gateway/transfer-service/uploads';

/** Set by the route, which overwrites a value from the phone. */
export const ACCOUNT_HEADER = 'osteon-account';

/** How long an interrupted upload can be resumed, in ms. */
const RESUMABLE_MS = 24 * 60 * 60 * 1000;

/** Unfinished uploads that one account may have. */
const UNFINISHED_MAX = 40;

/** Suffix of the file with the state of an upload. */
const STATE_SUFFIX = '.json';

/** Stored uploads that are remembered, because the response may not have reached the phone. */
const STORED_REMEMBERED_MAX = 10_000;

/** Resumable uploads (tus), which survive a locked screen and a lost network; received parts lie in the data folder. */
export function createResumableUploads({ config }: Pick<AppContext, 'config'>, uploads: UploadService) {
  const directory = join(config.dataDir, 'uploads');
  const refusals = new WeakMap<Request, CallError>();
  const creationLocks = createUploadLocker();
  /** Uploads that are being processed, by id. */
  const processing = new Map<string, Promise<void>>();
  /** Bytes of uploads that were stored, by id. */
  const stored = new LRUCache<string, number>({ max: STORED_REMEMBERED_MAX });
  let store: FileStore | undefined;

  const readAccountId = (request: { headers: Headers }) =>
    decodeURIComponent(request.headers.get(ACCOUNT_HEADER) ?? '');

  /** Counts unfinished uploads together with stored files. @throws {CallError} tooMany, tooLarge */
  async function assertQuota(datastore: FileStore, accountId: string, bytes: number): Promise<void> {
    const isOwn = (file: string) => file.startsWith(getIdPrefix(accountId)) && file.endsWith(STATE_SUFFIX);
    const own = (await readdir(directory)).filter(isOwn);
    if (own.length >= UNFINISHED_MAX) throw new CallError('tooMany');
    const unfinished = await Promise.all(
      own.map((file) => datastore.configstore.get(file.slice(0, -STATE_SUFFIX.length))),
    );
    const announced = unfinished.reduce((sum, upload) => sum + (upload?.size ?? 0), 0);
    await uploads.assertQuota(accountId, announced + bytes);
  }

  /** Processes a complete upload once, however many requests complete it at the same time. */
  async function finish(datastore: FileStore, upload: Upload, accountId: string): Promise<void> {
    const { id } = upload;
    if (stored.has(id)) return;
    const running =
      processing.get(id) ?? storeUpload(datastore, upload, accountId).finally(() => processing.delete(id));
    processing.set(id, running);
    await running;
  }

  async function storeUpload(
    datastore: FileStore,
    { id, size = 0, metadata }: Upload,
    accountId: string,
  ): Promise<void> {
    try {
      await uploads.storeUpload({
        id,
        accountId,
        name: metadata?.['name'] ?? '',
        path: join(directory, id),
        bytes: size,
      });
      stored.set(id, size);
    } finally {
      await datastore.remove(id);
    }
  }

  /** Processes a complete upload that a killed gateway left unprocessed. */
  async function finishLeftover(datastore: FileStore, id: string, accountId: string): Promise<void> {
    const upload = await datastore.getUpload(id).catch(() => null);
    if (upload && upload.offset === upload.size) await finish(datastore, upload, accountId);
  }

  async function open(): Promise<Server> {
    await makeFolder(directory);
    const datastore = new FileStore({ directory, expirationPeriodInMilliseconds: RESUMABLE_MS });
    store = datastore;
    return new Server({
      path: UPLOAD_PATH,
      datastore,
      relativeLocation: true,
      maxSize: TRANSFER_FILE_MAX_BYTES,
      allowedOrigins: () => false,
      locker: createUploadLocker(),
      namingFunction: (request) => `${getIdPrefix(readAccountId(request))}${randomId()}`,

      async onUploadCreate(request, upload) {
        const accountId = readAccountId(request);
        // A deferred length would be checked against the quota too late.
        if (upload.size === undefined) throw new CallError('badInput');
        await assertQuota(datastore, accountId, upload.size);
        return { metadata: { name: upload.metadata?.['filename'] ?? '', accountId } };
      },

      /** A foreign upload gets the same error as an unknown one (rules/security#object-ownership). */
      async onIncomingRequest(request, id) {
        if (request.method === 'POST') return;
        if (!id.startsWith(getIdPrefix(readAccountId(request)))) throw new CallError('notFound');
        await processing.get(id)?.catch(() => undefined);
        if (request.method === 'HEAD') await finishLeftover(datastore, id, readAccountId(request));
      },

      async onUploadFinish(request, upload) {
        await finish(datastore, upload, readAccountId(request));
        return {};
      },

      onResponseError(request, error) {
        if (error instanceof CallError) refusals.set(request, error);
        return undefined;
      },
    });
  }

  /** Creates one upload of an account at a time, so that the quota check of the next one counts it. */
  async function withCreationLock(request: Request, create: () => Promise<Response>): Promise<Response> {
    const lock = creationLocks.newLock(readAccountId(request));
    await lock.lock(request.signal, () => {});
    try {
      return await create();
    } finally {
      await lock.unlock();
    }
  }

  /** The response that a stored upload's phone missed; null for an unknown upload. */
  function buildCompleteResponse(request: Request): Response | null {
    const bytes = stored.get(new URL(request.url).pathname.split('/').at(-1) ?? '');
    if (bytes === undefined) return null;
    return new Response(null, { headers: { 'upload-offset': String(bytes), 'upload-length': String(bytes) } });
  }

  let opened: Promise<Server> | undefined;

  return {
    /** Handles a request of the tus protocol. @throws {CallError} from the checks above, which tus would turn into text */
    async handleRequest(request: Request): Promise<Response> {
      opened ??= open();
      const server = await opened;
      const creates = request.method === 'POST';
      const response = await (creates
        ? withCreationLock(request, () => server.handleWeb(request))
        : server.handleWeb(request));
      const refusal = refusals.get(request);
      if (refusal) throw refusal;
      return (request.method === 'HEAD' && response.status === 404 && buildCompleteResponse(request)) || response;
    },

    /** Deletes uploads that were not continued for a day; returns how many. */
    async deleteUnfinished(): Promise<number> {
      opened ??= open();
      await opened;
      return (await store?.deleteExpired()) ?? 0;
    },
  };
}

/** Prefix of the ids of an account's uploads. */
function getIdPrefix(accountId: string): string {
  return `${createHash('sha256').update(accountId).digest('hex').slice(0, 12)}_`;
}
