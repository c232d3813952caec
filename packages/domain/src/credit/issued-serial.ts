/** Format of transcript serials: the year and eight digits, as OST-2026-0418-7723 (rules/credit#transcript). */
export const TRANSCRIPT_SERIAL = /^OST-\d{4}-\d{4}-\d{4}$/;

/**
 * Serials of transcripts and of certificates, whose numbers follow a C, as OST-C-2026-0418-7723
 * (rules/credit#certificate).
 */
export const ISSUED_SERIAL = /^OST(?:-C)?-\d{4}-\d{4}-\d{4}$/;

/** Returns true if a serial is that of a certificate. */
export const isCertificateSerial = (serial: string): boolean => serial.startsWith('OST-C-');

/** Normalises a serial typed from paper: any spaces and dashes, the letter O for a zero. */
export function parseIssuedSerial(typed: string): string | null {
  const signs = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s‐-―−-]/gu, '');
  const [, kind = '', rest = ''] = /^(?:[O0]ST)?(C?)(.*)$/.exec(signs) ?? [];
  const digits = rest.replaceAll('O', '0');
  if (!/^\d{12}$/.test(digits)) return null;
  const prefix = kind === '' ? 'OST' : 'OST-C';
  return `${prefix}-${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8)}`;
}

/**
 * Masks a name so that others may recognise but not learn it: its first and its last character
 * (rules/credit#verification).
 */
export function maskPersonName(name: string): string {
  const signs = Array.from(name);
  const [first = ''] = signs;
  if (signs.length <= 2) return signs.length === 0 ? '' : `${first}*`;
  return `${first}${'*'.repeat(signs.length - 2)}${signs.at(-1) ?? ''}`;
}

/**
 * Days for which the file of a transcript can be downloaded, and number of requests a person may make within 24 hours.
 */
export const TRANSCRIPT_DAYS = 7;
export const TRANSCRIPTS_A_DAY = 10;
