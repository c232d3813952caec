import { ROUTE_FRAMES } from './route-frames.ts';
import { BASE_PATH } from './shell-limits.ts';

/**
 * Query parameter of sample addresses, by which the official page identifies them
 * (rules/portal-settings#sample-addresses).
 */
export const SAMPLE_OF = 'sampleOf';

/** Kinds of sample addresses. */
export type SampleOf = 'app' | 'officialAccount';

/** The path of a sample address. */
export function buildSamplePath(of: SampleOf): string {
  return `${BASE_PATH}${ROUTE_FRAMES.official.path}?${SAMPLE_OF}=${of}`;
}
