import { findRanges, type Range } from './text-range.ts';

/** What a hospital numbers its patients, their visits, films and samples by. */
const LABEL = [
  '(?:住院|入院|门诊|急诊|门急诊|就诊|病案|病历|病例|病志|病史|登记|挂号|诊疗|体检|档案|患者|病人|医保|社保|农合|健康|腕带|病理|影像|放射|检查|检验|超声|标本)' +
    '(?:登记|病历|病案|档案|唯一)?(?:卡|证)?(?:号码?|编号|流水号|序号| ?ID号?| ?No\\.?)',
  '(?:就诊|诊疗|医保|社保|健康|居民健康)卡',
  '(?:CT|MRI?|DR|X[线光]?|X光?片|(?<![图照])片|PACS|HIS) ?(?:号码?|编号)',
  '(?:护照|军官证|通行证|驾驶证|台胞证|回乡证)(?:号码?|编号)?',
  '(?<![\\p{Script=Han}a-z])ID号?(?=[ :是为]{0,3}\\d{6})',
  '(?<![a-z])(?:MRN|(?:medical record|admission|inpatient|outpatient|hospital|patient|case|chart)(?: ?(?:number|no\\.?|ID|#))+)',
].join('|');

/** A number of three digits at least, with up to four letters before it and hyphens in it. */
const NUMBER = '[a-z]{0,4}-?\\d(?:[\\da-z]|[-_/](?=[\\da-z])){2,23}(?![\\da-z])';
const RECORD = new RegExp(`(?:${LABEL})(?:分别)?[ :=#是为叫("“「【\\[.]{0,4}(?<value>${NUMBER})`, 'dgiu');
/** A day is no record number. */
const DATE = /^(?:19|20)\d\d[-/]\d{1,2}(?:[-/]\d{1,2})?$/;

/** Numbers behind a word for the number of an admission, a visit, a record, a film or an insurance card. */
export function findRecordNumbers(text: string): readonly Range[] {
  return findRanges(text, RECORD, (value) => !DATE.test(value) && value.replaceAll(/\D/g, '').length >= 3);
}
