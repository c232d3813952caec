import {
  CASE_SERIES_BYTES_MAX,
  CASE_UPLOADS_MAX,
  IMAGE_MAX_BYTES,
  type Locale,
  TRANSFER_FILE_MAX_BYTES,
} from '@osteon/domain';
import { Server, type Upload } from '@tus/server';
import type { AppContext } from '../../platform/app-context.ts';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import { randomId } from '../../platform/crypto/random-id.ts';
import { CallError } from '../../platform/http/call-error.ts';
import { m } from '../../texts/index.ts';
import { createFinishUpload } from './finish-upload-service.ts';
import { UPLOAD_PURPOSES, type UploadPurpose } from './tables.ts';
import { createUploadLocker } from './upload-lock.ts';
import { createUploadRepository } from './upload-repository.ts';
import type { UploadService } from './upload-service.ts';
import { UploadStore } from './upload-store-service.ts';

/** Path of uploads; the id of a created one follows. */
export const UPLOAD_PATH = '/gateway/transfer-service/uploads';

/** Set by the route, which overwrites a value from the phone. */
export const ACCOUNT_HEADER = 'osteon-account';

/** The language of the phone's page; set by the route, likewise. */
export const LOCALE_HEADER = 'osteon-locale';

/** Unfinished uploads of a purpose that one account may have, and the bytes of each. */
const UNFINISHED_MAX = { transfer: 40, certification: 40, case: CASE_UPLOADS_MAX } as const;
const BYTES_MAX = {
  transfer: TRANSFER_FILE_MAX_BYTES,
  certification: IMAGE_MAX_BYTES,
  case: CASE_SERIES_BYTES_MAX,
} as const;

/**
 * Resumable uploads (tus), which survive a locked screen, a lost network and the end of the gateway
 * (rules/transfer#resumable-uploads).
 */
export function createResumableUploads(
  deps: Pick<AppContext, 'db' | 'clock' | 'storage'> & { readonly cipher: Cipher },
  uploads: UploadService,
) {
  const { db, clock } = deps;
  const repository = createUploadRepository(db);
  const finishUpload = createFinishUpload(deps, uploads);
  const failures = new WeakMap<Request, Error>();

  const readAccountId = (request: { headers: Headers }) =>
    decodeURIComponent(request.headers.get(ACCOUNT_HEADER) ?? '');

  const readLocale = (request: { headers: Headers }): Locale =>
    request.headers.get(LOCALE_HEADER) === 'en' ? 'en' : 'zh';

  /**
   * Adds an upload; the quota counts unfinished ones together with stored files. @throws {CallError} tooMany, tooLarge
   */
  async function insert({ id, size = 0, metadata }: Upload): Promise<void> {
    const accountId = metadata?.['accountId'] ?? '';
    const purpose = toPurpose(metadata?.['purpose']);
    if (size > BYTES_MAX[purpose])
      throw purpose === 'certification' ? new CallError('pictureTooLarge') : createTooLarge(purpose);
    await db.transaction(async (tx) => {
      const locked = createUploadRepository(tx);
      await locked.lockAccount(accountId);
      const unfinished = await locked.measureUnfinished(accountId, purpose);
      if (unfinished.count >= UNFINISHED_MAX[purpose]) throw new CallError('tooMany');
      if (purpose !== 'case') await uploads.assertQuota(tx, accountId, unfinished.bytes + size);
      const name = metadata?.['name'] ?? '';
      await locked.insert({ id, accountId, purpose, name, bytes: size, createdAt: clock.now() });
    });
  }

  const server = new Server({
    path: UPLOAD_PATH,
    datastore: new UploadStore(deps, insert),
    relativeLocation: true,
    maxSize: Math.max(...Object.values(BYTES_MAX)),
    allowedOrigins: () => false,
    locker: createUploadLocker(),
    namingFunction: () => randomId(),

    async onUploadCreate(request, upload) {
      // A deferred length would be checked against the quota too late.
      if (upload.size === undefined) throw new CallError('badInput');
      const { filename, purpose } = upload.metadata ?? {};
      return { metadata: { name: filename ?? '', purpose: purpose ?? '', accountId: readAccountId(request) } };
    },

    /** A foreign upload gets the same error as an unknown one (rules/security-data#object-ownership). */
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const row = await repository.find(id);
      if (!row || row.accountId !== readAccountId(request)) throw new CallError('notFound');
      // A gateway that was killed may have left a complete upload unprocessed.
      if (request.method === 'HEAD' && row.received === row.bytes) await finishUpload(id, readLocale(request));
    },

    async onUploadFinish(request, { id }) {
      await finishUpload(id, readLocale(request));
      return {};
    },

    onResponseError(request, error) {
      if (error instanceof Error) failures.set(request, error);
      return undefined;
    },
  });

  return {
    /** The purpose of an upload, whoever it belongs to; `transfer` for an unknown one. */
    findPurpose: async (id: string): Promise<UploadPurpose> => (await repository.find(id))?.purpose ?? 'transfer',

    /** Handles a request of the tus protocol. @throws the errors that tus would otherwise replace by its own text */
    async handleRequest(request: Request): Promise<Response> {
      const response = await server.handleWeb(request);
      const failure = failures.get(request);
      if (failure) throw failure;
      return response;
    },
  };
}

/** The purpose that an upload announces. */
export function toPurpose(announced: string | null | undefined): UploadPurpose {
  return UPLOAD_PURPOSES.find((purpose) => purpose === announced) ?? 'transfer';
}

/** The refusal of a file that is larger than its purpose allows. */
export function createTooLarge(purpose: UploadPurpose): CallError {
  const text = purpose === 'case' ? m['transfer.file.seriesTooLarge'] : m['transfer.file.tooLarge'];
  return new CallError('tooLarge', { text: (locale) => text({}, { locale }) });
}
