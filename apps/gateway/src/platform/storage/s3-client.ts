import { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/storage-settings.ts';

/** Time limits of connecting and of a silent connection, in ms: a storage that is away is reported within seconds. */
const CONNECT_TIMEOUT_MS = 3000;
const IDLE_TIMEOUT_MS = 5000;

/** Connections at a time: a request that waits for one uses up its time for connecting. */
const AGENT = { keepAlive: true, maxSockets: 256 };

/** The first try and one more. */
const ATTEMPTS = 2;

const ignore = () => undefined;
const SILENT = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/**
 * Creates a client for any S3-compatible storage: path style, no checksums that only Amazon supports, and no `Expect:
 * 100-continue`, which proxies leave unanswered.
 */
export function createS3Client({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3Client {
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    expectContinueHeader: false,
    maxAttempts: ATTEMPTS,
    // The messages of the client are in the error that the caller logs.
    logger: SILENT,
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
      httpAgent: AGENT,
      httpsAgent: AGENT,
    },
  });
}
