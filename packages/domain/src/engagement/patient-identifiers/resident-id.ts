import { findRanges, type Range } from './text-range.ts';

/**
 * The first two digits: province, autonomous region, municipality, Taiwan, Hong Kong, Macao; 83 for residents of
 * Taiwan.
 */
const PROVINCES = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83'.split(' '),
);

/** GB 11643: the check character by the remainder of the weighted sum. */
const CHECKS = '10X98765432';
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

// In a lookahead, so that each digit is tried as the first one.
const CURRENT = /(?<!\d)(?=(?<value>\d(?:[ ._·-]{0,2}\d){16}[ ._·-]{0,2}[\dX])(?!\d))/dgi;
const OLD = /(?<![\d.])(?<!\d-)(?<value>\d{6}[ -]?\d{6}[ -]?\d{3})(?![ .-]?[\dX])/dgi;
// Behind its label a number counts with any check character: with a slip it still leads to its owner.
const LABELLED =
  /(?:身份证|身份证件|居民证|公民身份)(?:号码|号)?[ :是为(]{0,3}(?<value>\d(?:[ -]{0,2}\d){13,16}[ -]{0,2}[\dX])(?!\d)/dgi;

/**
 * Resident ID numbers: of 18 characters with the right check character, of 15 digits (issued until 1999), and any of
 * that length behind the label. `numbers` is the text without the numbers of products and publications.
 */
export function findResidentIds(text: string, numbers: string): readonly Range[] {
  return [
    ...findRanges(text, CURRENT, isResidentId),
    ...findRanges(text, LABELLED),
    ...findRanges(numbers, OLD, isOldResidentId),
  ];
}

function isResidentId(value: string): boolean {
  const id = value.replaceAll(/[^\dX]/gi, '').toUpperCase();
  return (
    PROVINCES.has(id.slice(0, 2)) &&
    /^(?:18|19|20)/.test(id.slice(6)) &&
    isDate(id.slice(6, 14)) &&
    id.at(-1) === getResidentIdCheck(id.slice(0, 17))
  );
}

function isOldResidentId(value: string): boolean {
  const id = value.replaceAll(/\D/g, '');
  return PROVINCES.has(id.slice(0, 2)) && isDate(`19${id.slice(6, 12)}`);
}

/** The check character of the first 17 digits of a resident ID number. */
export function getResidentIdCheck(body: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(body[index] ?? 0), 0);
  return CHECKS.charAt(sum % CHECKS.length);
}

function isDate(digits: string): boolean {
  const [year, month, day] = [Number(digits.slice(0, 4)), Number(digits.slice(4, 6)), Number(digits.slice(6))];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
