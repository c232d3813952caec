import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TRANSFER_FILE_MAX_BYTES } from '@osteon/domain';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { CallError } from '../../call-error.ts';
import { makeFolder } from '../../data-folder.ts';
import type { Deps } from '../../deps.ts';
import { randomId } from '../account/random-id.ts';
import type { Intake } from './intake.ts';
import { createUploadLocks } from './upload-locks.ts';

/** Where uploads go; the id of one that has begun follows. */
export const UPLOAD_PATH = '/gateway/transfer-service/uploads';

/** Written by the route, whatever the phone sent under this name. */
export const ACCOUNT_HEADER = 'osteon-account';

/** How long an upload that broke off can be gone on with, in ms. */
const UNFINISHED_MS = 24 * 60 * 60 * 1000;

/** How many uploads of one account may be unfinished. */
const UNFINISHED_MAX = 40;

/** Each upload leaves two files: what has come, and what is known of it. */
const FILES_EACH = 2;

/** Uploads that survive a locked screen and a lost network (tus); what has come so far waits in the data folder. */
export function createUploadServer({ config }: Pick<Deps, 'config'>, intake: Intake) {
  const directory = join(config.dataDir, 'uploads');
  const refusals = new WeakMap<Request, CallError>();
  let store: FileStore | undefined;

  const accountOf = (request: { headers: Headers }) => decodeURIComponent(request.headers.get(ACCOUNT_HEADER) ?? '');

  async function assertFew(accountId: string): Promise<void> {
    const begun = (await readdir(directory)).filter((file) => file.startsWith(tagOf(accountId)));
    if (begun.length >= UNFINISHED_MAX * FILES_EACH) throw new CallError('tooMany');
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
      locker: createUploadLocks(),
      namingFunction: (request) => `${tagOf(accountOf(request))}${randomId()}`,

      async onUploadCreate(request, upload) {
        const accountId = accountOf(request);
        // A length that is told later would be counted only once it is too late.
        if (upload.size === undefined) throw new CallError('badInput');
        await assertFew(accountId);
        await intake.assertRoom(accountId, upload.size);
        return { metadata: { name: upload.metadata?.['filename'] ?? '', accountId } };
      },

      /** An upload of somebody else is as unknown as one that never was (security 33). */
      async onIncomingRequest(request, id) {
        if (request.method === 'POST') return;
        if (!id.startsWith(tagOf(accountOf(request)))) throw new CallError('notFound');
      },

      async onUploadFinish(request, { id, size = 0, metadata }) {
        try {
          const name = metadata?.['name'] ?? '';
          await intake.take({ id, accountId: accountOf(request), name, path: join(directory, id), bytes: size });
        } finally {
          await datastore.remove(id);
        }
        return {};
      },

      onResponseError(request, error) {
        if (error instanceof CallError) refusals.set(request, error);
        return undefined;
      },
    });
  }

  let opened: Promise<Server> | undefined;

  return {
    /** Answers a request of the protocol. @throws {CallError} what a rule of ours refused */
    async answer(request: Request): Promise<Response> {
      opened ??= open();
      const response = await (await opened).handleWeb(request);
      const refusal = refusals.get(request);
      if (refusal) throw refusal;
      return response;
    },

    /** Removes what nobody has gone on with for a day; gives how many. */
    async removeUnfinished(): Promise<number> {
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
