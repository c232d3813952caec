import { findRanges, type Range } from './text-range.ts';

// Not behind a Latin letter, as in a lot number, except where the letters mean that a phone follows.
const START = '(?<![\\d])(?<!\\d[.-])(?:(?<![a-z])|(?<=tel|phone|mobile|mob|wx|vx|weixin))';

/** 138 0013 8000, as it is written with separators; the last one has one after each digit. */
const MOBILE_GROUPS = [
  '1[3-9]\\d[ .-]{0,2}\\d{4}[ .-]{0,2}\\d{4}',
  '1[3-9]\\d{2}(?<a>[ -])\\d{3}\\k<a>\\d{4}',
  '1[3-9]\\d{2}(?<b>[ -])\\d{4}\\k<b>\\d{3}',
  '1[3-9]\\d(?<c>[ -])\\d{3}\\k<c>\\d{5}',
  '1(?<d>[ .-])[3-9](?:\\k<d>\\d){9}',
];
const MOBILE = new RegExp(
  `${START}(?=(?<value>(?:(?:\\+|00)?86[ -]{0,2})?(?:${MOBILE_GROUPS.join('|')}))(?!\\d))`,
  'dgi',
);
/** A mobile number in Chinese digits. */
const SPELLED =
  /(?<![〇零一幺二三四五六七八九])[一幺][三四五六七八九][〇零一幺二三四五六七八九]{9}(?![〇零一幺二三四五六七八九])/dg;
/** An area code and seven or eight digits: 010-8226 6699, (0571)87236114, +86 10 82266699. */
const LANDLINE =
  /(?<![\d.])(?<!\d-)(?:(?:\+|00)86[ -]?\(?0?|\(?0)(?:10|2[0-57-9]|[3-9]\d\d)\)?[ -]{0,2}[2-9]\d{2,3}[ -]?\d{4}(?:(?:-| ?转 ?)\d{1,5})?(?!\d)/dg;
/** Without an area code behind a word for it. */
const LABELLED =
  /(?:电话|座机|固话|联系方式|手机|致电|拨打|总机|内线|办公室|护士站|值班室|病房|医办|(?<![a-z])tel|phone)(?:电话|号码|号)?[ :是为.]{0,3}(?<value>(?!20[0-4]\d-20)[2-9]\d{2,3}[ -]?\d{4})(?![ -]?\d)/dgi;

/** A mobile number behind a word for it, however it is divided. */
const LABELLED_MOBILE =
  /(?:电话|手机|联系方式|微信|号码|(?<![a-z])tel|phone)(?:号码|号)?[ :是为.]{0,3}(?<value>1(?:[ .-]{0,2}\d){10})(?!\d)/dgi;

/** Mobile and landline numbers of the mainland, of any owner. */
export function findPhoneNumbers(text: string): readonly Range[] {
  return [MOBILE, LABELLED_MOBILE, SPELLED, LANDLINE, LABELLED].flatMap((pattern) => findRanges(text, pattern));
}
