import { findRanges, type Range } from './text-range.ts';

/** Labels by which a hospital numbers its patients, their visits, radiographs and samples. */
const LABEL = [
  '(?:住院|入院|在院|门诊|急诊|门急诊|就诊|病案|病历|病例|病志|病史|登记|挂号|诊疗|体检|档案|患者|病人|医保|社保|农合|健康|腕带|病理|影像|放射|检查|检验|化验|超声|[B彩]超|标本|核磁|磁共振|胶片|申请单|手术|输血|骨密度|系统)' +
    '(?:登记|病历|病案|档案|首页|唯一)?(?:卡|证)?(?:号码?|好(?= ?\\d{5})|编号|流水号|序号| ?ID号?| ?No\\.?)',
  '(?:就诊|就医|门诊|诊疗|医保|社保|健康|居民健康|市民)卡|(?<=卡)号|卡号(?=[ :是为]{0,3}\\d{6})',
  '(?:CT|MRI?|DR|X[线光]?|X光?片|(?<![图照])片|PACS|HIS) ?(?:号码?|编号)',
  '(?:护照|军官证|通行证|驾驶证|台胞证|回乡证)(?:号码?|编号)?',
  '(?<![\\p{Script=Han}a-z])ID号?(?=[ :是为]{0,3}\\d{6})',
  '(?<![a-z])(?:MRN|(?:medical record|admission|inpatient|outpatient|hospital|patient|case|chart)(?: ?(?:number|no\\.?|ID|#))+)',
].join('|');

/** A number of three digits at least, with up to four letters before it and hyphens in it. */
const NUMBER = '[a-z]{0,4}-?\\d(?:[\\da-z]|[-_/](?=[\\da-z])){2,23}(?![\\da-z])';
const RECORD = new RegExp(
  `(?:${LABEL})(?:分别|(?:我|你|您)?(?:查到|查了|记得|写的|给你|如下|见)(?:的)?)?[ :=#是为叫("“「【\\[.]{0,4}(?<value>${NUMBER})`,
  'dgiu',
);
/** A second number behind the first one; a shorter one is a dose or an age. */
const NEXT_LENGTH_MIN = 5;
const NEXT = new RegExp(`(?: ?[、,和与及/] ?)(?<value>${NUMBER})(?![年月日岁天周%°])`, 'dyi');
/** Without a word for 'number' only digits that are no year. */
const BARE = /(?:住院|门诊|病案|病历|病理)[ :#]{0,2}(?<value>(?!20[0-4]\d[01])\d{6,12})(?!\d)/dg;
/** A day is no record number. */
const DATE = /^(?:19|20)\d\d[-/]\d{1,2}(?:[-/]\d{1,2})?$/;

/** Numbers behind a word for the number of an admission, a visit, a record, a radiograph or an insurance card. */
export function findRecordNumbers(text: string): readonly Range[] {
  const first = findRanges(text, RECORD, isNumber);
  return [...first, ...first.flatMap(({ end }) => findNext(text, end)), ...findRanges(text, BARE)];
}

function findNext(text: string, at: number): readonly Range[] {
  NEXT.lastIndex = at;
  const [start, end] = NEXT.exec(text)?.indices?.groups?.['value'] ?? [at, at];
  return end - start >= NEXT_LENGTH_MIN && isNumber(text.slice(start, end)) ? [{ start, end }] : [];
}

function isNumber(value: string): boolean {
  return !DATE.test(value) && value.replaceAll(/\D/g, '').length >= 3;
}
