import { z } from 'zod';

/** The variables that store files in an S3 bucket instead of the data folder (rules/storage#location-of-files). */
export const storageVariables = {
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** Free space of the local disk below which no file is written (rules/storage#writing). */
export const diskFloor = z.coerce.number().int().min(0).max(1_048_576).default(200);

/** A bucket and the key that may read, write, list and delete in it. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** The missing variables of a partly configured bucket. */
export function findStorageProblems(given: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(storageVariables);
  const first = names.find((name) => given[name] !== undefined);
  if (first === undefined) return [];
  return names.filter((name) => given[name] === undefined).map((name) => `${name} is missing, ${first} needs it`);
}

/** The bucket of the files; null where they are in the data folder. */
export function toS3(values: z.output<z.ZodObject<typeof storageVariables>>): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_REGION: region, S3_BUCKET: bucket } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (endpoint === undefined || region === undefined || bucket === undefined) return null;
  if (accessKeyId === undefined || secretAccessKey === undefined) return null;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}
