import type { ErrorName } from '@osteon/contract';
import { errors as driveErrors } from 'flydrive';

/** Codes of the system and names of S3 for a storage without room. */
const FULL: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull']);
const INSUFFICIENT_STORAGE = 507;

/** Codes of the system and names of S3 for a file that is not there; the last two mean a folder. */
const MISSING: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'ENOTDIR',
  'ENAMETOOLONG',
  'NotFound',
  'NoSuchKey',
  'EISDIR',
  'E_RUNTIME_EXCEPTION',
]);

/** Errors of a disk's own operations. */
const operationErrors = [
  driveErrors.E_CANNOT_READ_FILE,
  driveErrors.E_CANNOT_WRITE_FILE,
  driveErrors.E_CANNOT_DELETE_FILE,
  driveErrors.E_CANNOT_DELETE_DIRECTORY,
  driveErrors.E_CANNOT_COPY_FILE,
  driveErrors.E_CANNOT_MOVE_FILE,
  driveErrors.E_CANNOT_GET_METADATA,
  driveErrors.E_CANNOT_CHECK_FILE_EXISTENCE,
];

/** Errors of a path that no disk can hold. */
const pathErrors = [
  driveErrors.E_INVALID_KEY,
  driveErrors.E_PATH_TRAVERSAL_DETECTED,
  driveErrors.E_UNALLOWED_CHARACTERS,
];

/** Returns true when an error of a disk means that it holds no such file, rather than that it could not be read. */
export function isMissingFile(error: unknown): boolean {
  if (pathErrors.some((kind) => error instanceof kind)) return true;
  return isOperationError(error) && listNames(error.cause).some((name) => MISSING.has(name));
}

/**
 * The catalogue error of a disk's error: without space, or unavailable for any other reason, which the operator must
 * see in the log; null for a missing file and for every other error (rules/storage#errors).
 */
export function storageError(error: unknown): ErrorName | null {
  if (isFull(error)) return 'storageFull';
  return isOperationError(error) && !isMissingFile(error) ? 'storageUnavailable' : null;
}

/** Describes an error for the operator: the reason that the system or S3 returned, in one line. */
export function describeStorageError(error: unknown): string {
  const reason = isOperationError(error) ? error.cause : error;
  if (!(reason instanceof Error)) return String(reason);
  const code: unknown = Reflect.get(reason, 'code');
  const text = reason.message === '' || reason.message === 'UnknownError' ? reason.name : reason.message;
  return (typeof code === 'string' && !text.includes(code) ? `${code} ${text}` : text).replace(/\s+/g, ' ');
}

function isFull(error: unknown): boolean {
  const names = isOperationError(error) ? listNames(error.cause) : listNames(error);
  return names.some((name) => FULL.has(name) || name === INSUFFICIENT_STORAGE);
}

function isOperationError(error: unknown): error is Error {
  return operationErrors.some((kind) => error instanceof kind);
}

/** The names of an error from the system (`code`) or S3 (`name`, HTTP status). */
function listNames(cause: unknown): unknown[] {
  if (!(cause instanceof Error)) return [];
  const metadata: unknown = Reflect.get(cause, '$metadata');
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined;
  return [Reflect.get(cause, 'code'), cause.name, status];
}
