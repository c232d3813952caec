import { parseIssuedSerial } from '@osteon/domain';
import type { PrintedTranscript } from '../../../entities/credit/api/verify-transcript.ts';

/** Format of a sum in a transcript's code. */
const POINTS = /^\d{1,5}\.\d$/;

const SIGNATURE = /^[\w-]{1,128}$/;

/** Parses the printed values from the URL of a transcript's code (rules/credit#verification); null without a serial. */
export function readAddress(query: URLSearchParams): PrintedTranscript | null {
  const serial = parseIssuedSerial(query.get('no') ?? '');
  if (serial === null) return null;
  const readParameter = (name: string, form: RegExp) => {
    const value = query.get(name) ?? '';
    return form.test(value) ? value : undefined;
  };
  return {
    serial,
    pointsI: readParameter('i', POINTS),
    pointsII: readParameter('ii', POINTS),
    signature: readParameter('sig', SIGNATURE),
  };
}
