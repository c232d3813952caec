import { findRanges, type Range } from './text-range.ts';

const CHINESE_NUMBER = '[二三四五六七八九]?十[一二三四五六七八九]?|[一二三四五六七八九]';
const NUMBER = '(?:[a-z]{1,4}-?|加|\\+|临)?\\d{1,3}';

/** 12床, 12号床, 12、13床, A12床, 加3床. */
const BEFORE_WORD = new RegExp(
  `(?<![\\d.a-z]|\\d:)(?<value>${NUMBER}(?: ?[、,/和及与~-] ?${NUMBER}){0,5} ?[号#]? ?病?床)`,
  'dgi',
);
/** 十二床, 三床. One alone is a bed only with 号 or with a person behind it. */
const CHINESE = new RegExp(`(?<![一二三四五六七八九十百千几第同每另某])(?<value>(?:${CHINESE_NUMBER})号?病?床)`, 'dg');
/** 床号12, 病床号：A-12, 床号十二. */
const LABELLED = new RegExp(
  '(?:病?床位?号|床位?编号)[ :是为叫#(]{0,3}' +
    `(?:(?:加|\\+|临|[a-z])?-?\\d{1,4}(?:-\\d{1,3})?(?![\\d.])|${CHINESE_NUMBER})`,
  'dgi',
);
/** 床位：23, 病床23; with a measure word it is a count. */
const AFTER_WORD = /(?:病床|床位|(?<=[ ,。;:(\n]|^)床)[ :]{0,2}\d{1,3}(?![\d.]| ?[张个位余多%])/dg;
const ENGLISH =
  /(?<![a-z])bed ?(?:no\.?|number|#)? ?[:#]? ?\d{1,3}(?![\d.]| ?(?:days?|weeks?|hours?|h|times|beds?)(?![a-z]))/dgi;

/** Words that count beds before the number, and their continuations behind it: places by a bed, bedding, bed days. */
const COUNTED = new RegExp(
  '(?:共有?|总计?|总共|合计|设有?|设置|开设|编制|开放|拥有|配有|配备|(?<!还)有|增至|增加到?|新增|扩至|扩大?到|扩建到?|达到?|' +
    '仅有?|只有?|约|近|超过?|各|每间?|每个?|空出?|腾出|还?剩|余|缺|床位数?为?|规模|病床|实有|核定|日均|平均|需要?) ?$',
);
const OTHER_WORD = new RegExp(
  '^(?:位(?!号|的?(?:患者|病人))|[次日均头尾垫栏架面褥罩帘被棉品/]|单(?!人)|[旁边](?!边?的?(?:患者|病人))|难求|以[上下内]|左右|' +
    '[上下](?:活动|训练|锻炼|翻|坐|运动|功能|行走|站|主动|被动|时间|练习|擦|移|大小便|排便|用|休息)|规模|编制|' +
    '的?(?:综合|专科|教学|大型|小型|三[甲级]|二[甲级])*(?:医院|病区|病房|科室|单元|护理单元|规模|编制|' +
    '(?:骨|外|内|创伤|康复|关节|脊柱)[^,。、;]{0,3}(?:病房|病区|科室|中心)))',
);
const PERSON = new RegExp(
  '^(?:位|旁边|边)?(?:号|那|这)?(?:个|位|名)?的?' +
    '(?:患者|病人|家属|伤者|老|小|大[爷妈娘叔伯]|阿姨|叔|奶奶|爷爷|[男女](?!性?病房|床))|' +
    '^[, ]?(?:今|明|昨|术后|主诉|诉|入院|已|刚)',
);
/** Also a blanket, and the same bed. */
const ONE = /^一病?床$/;

/** Beds as names of the patients in them; numbers that count beds are none. */
export function findBedNumbers(text: string): readonly Range[] {
  const isPatient = (value: string, { start, end }: Range) => {
    const after = text.slice(end, end + 12);
    if (OTHER_WORD.test(after)) return false;
    return PERSON.test(after) || (!ONE.test(value) && !COUNTED.test(text.slice(Math.max(0, start - 6), start)));
  };
  return [
    ...[BEFORE_WORD, CHINESE].flatMap((pattern) => findRanges(text, pattern, isPatient)),
    ...[LABELLED, AFTER_WORD, ENGLISH].flatMap((pattern) => findRanges(text, pattern)),
  ];
}
