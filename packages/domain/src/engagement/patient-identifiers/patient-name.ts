import { isGivenCharacter, isWordOfGivenCharacters, readSurname, type SurnameKind } from './surnames.ts';
import type { Range } from './text-range.ts';

/** Characters that suffice for a name and the words that mark its owner. */
const CONTEXT_LENGTH = 24;

/** Labels that a patient's name follows. */
const LABEL =
  /患[者着]|病人|病患|[男女老]患|病员|病号|患儿|病友|病例|(?<![a-z])pt\.?|真名|本名|伤者|伤员|姓 {0,2}名|名叫|名字|联系人|家属|家长|监护人|陪护|父亲|母亲|爸爸|妈妈|爷爷|奶奶|老人|产妇|孕妇|男孩|女孩|孩子|儿子|女儿|妻子|丈夫|老伴|配偶|收治|接诊|(?<=[\d号一二三四五六七八九十])床|(?<=\d ?)岁的?(?:[男女]性?)?/gi;
/** Text between label and name; `named` means that a name follows. */
const LINK =
  /[ :("'“‘「【[<-]{0,3}(?:[男女]性?|本人)?(?<named>的?(?:姓名|名字)(?:是|叫|为)?|名叫|叫做?|名为)?(?:是|为|系)?[ :("'“‘「【[<-]{0,3}/y;

const HAN = /^\p{Script=Han}$/u;
/** Characters that no given name has: they mean that no name follows, or a veiled one as 张某. */
const NEVER = new Set(
  '的了是在某氏患病术吗呢吧啊们您你我他她它这那哪怎很最更都还又再就没不未非已把被对给或但且与及因由从到去说问要想让使请女男岁医院科老总姓',
);
/** Staff: somebody else than the patient. */
const STAFF = /^(?:副?主任|医[生师]|大夫|教授|博士|院[长士]|护[士师]|主治|专家|老师|局长|校长|老板)/;
/** Forms of address behind a surname, which veil a name as 张某 does. */
const ADDRESS =
  /^(?:先生|女士|小姐|同学|师傅|阿姨|大[爷妈娘叔]|叔叔|奶奶|爷爷|老[太汉]|婆婆|[叔伯姨哥姐婶嫂爷](?!\p{Script=Han}))/u;
/** Sex, age or a number of the person, as they follow a name. */
const PERSON =
  /^[ ,、:;(]{0,3}(?:性别|年龄)?[ :]?(?:[男女]|\d{1,3} ?岁|\d{11}|[a-z]?\d{1,3}号?床|(?:住院|门诊|病案|床|手机)号|身份证|电话)/i;
/** Text that may follow a name in a sentence. */
const BOUNDARY =
  /^(?:$|\P{Script=Han}|[男女的因于已今昨术入住出来主诉自在行拟与及被由是说要想这那您你我他她也就还都又再刚复随年摔左右双骨腰颈膝髋胫股肱肩足手腕踝脊椎目现前经收转送家病拔换拆下上做查]|有无|明天|明日|明早|和)/u;
/** Start of a case with its patient: 王建国，男，56岁. */
const START = /(?<!\p{Script=Han})(?=\p{Script=Han}{2})/gu;
/** Anywhere in a sentence. */
const INSIDE = /(?=\p{Script=Han}{3})/gu;
/** Words before or behind a name that mark a patient: 叫王建国, 67岁，王建国, 李秀英阿姨, 王建国的片子. */
const CALLED_BEFORE = /(?:叫|给|岁,|岁 ?的|患者,|病人,|患儿,)[ ]?$/;
const CALLED =
  /^(?:这[个位]|该|的)?(?:患者|病人|先生|女士|阿姨|大[爷妈娘叔]|奶奶|爷爷|老[人伯太汉]|小朋友|片子|CT|MRI|X[线光]|核磁|影像|病历|化验|病情|家属|切口|伤口|引流|住院|入院|出院|拔管|换药|复查|术[前后]|[今昨明][天日早晚])/i;
/** 王 建 国, as in a form. */
const SPACED = /\p{Script=Han} {1,3}\p{Script=Han}(?: {1,3}\p{Script=Han})?(?!\p{Script=Han})/uy;
/** Names of other languages, behind the label alone. */
const FOREIGN = /\p{Script=Han}{1,6}·\p{Script=Han}{1,8}/uy;
const LATIN = /(?<first>[A-Z][a-z]{1,10}) (?<second>[A-Z][a-z]{1,11})(?:-?[a-z]{2,6})?(?![a-z])/y;
const LATIN_LABEL = /(?<![a-z])(?:patient(?:'s)?(?: name)?|name|pt|mrs?|ms)\.?(?: is)?(?: ?: ?| )/gi;
/** Frequent surnames in Pinyin that are no English words. */
const PINYIN = new Set(
  (
    'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin guo luo zheng liang xie tang song deng han feng cao peng ' +
    'zeng xiao tian dong yuan pan jiang cai yu du ye cheng su wei lu lyu ding ren shen yao cui zhong tan fan liao jia xia fu zou ' +
    'xiong qin qiu xue lei hou hao gong shao qian dai ouyang'
  ).split(' '),
);

/** Names of patients: behind a word for the patient, and at the start of a case with sex and age. */
export function findPatientNames(text: string): readonly Range[] {
  const ranges: Range[] = [];
  const add = (start: number, length: number | null) => {
    if (length !== null) ranges.push({ start, end: start + length });
  };
  for (const label of text.matchAll(LABEL)) {
    const at = label.index + label[0].length;
    const link = matchAt(LINK, text, at);
    const start = at + (link?.[0].length ?? 0);
    const spaced = matchAt(SPACED, text, start);
    if (spaced && readChineseName(spaced[0].replaceAll(' ', ''), 'named') !== null) add(start, spaced[0].length);
    const named = link?.groups?.['named'] !== undefined || /名|联系人/.test(label[0]);
    add(
      start,
      readChineseName(text.slice(start, start + CONTEXT_LENGTH), named ? 'named' : 'labelled') ??
        readOtherName(text, start),
    );
  }
  for (const { index } of text.matchAll(START))
    add(index, readChineseName(text.slice(index, index + CONTEXT_LENGTH), 'start'));
  for (const { index } of text.matchAll(INSIDE)) {
    const isCalled = CALLED_BEFORE.test(text.slice(Math.max(0, index - 4), index));
    add(index, readChineseName(text.slice(index, index + CONTEXT_LENGTH), isCalled ? 'called' : 'inside'));
  }
  for (const label of text.matchAll(LATIN_LABEL)) {
    const start = label.index + label[0].length;
    add(start, readOtherName(text, start));
  }
  return ranges;
}

/** Position of a name: behind 'name', behind a label, behind a word as 叫, behind a mark, or anywhere in a sentence. */
type NamePosition = 'named' | 'labelled' | 'called' | 'start' | 'inside';

/** The length of the name at the start of a text, by the position that marks it; null for anything else. */
function readChineseName(text: string, position: NamePosition): number | null {
  const found = readSurname(text);
  if (!found) return null;
  const rest = text.slice(found.surname.length);
  const length = getGivenLength(rest);
  const given = Array.from(rest.slice(0, length));
  const after = rest.slice(length);
  if (length === 0 || STAFF.test(rest) || ADDRESS.test(rest) || STAFF.test(after)) return null;
  const isPerson = PERSON.test(after);
  const isMeant = isPerson || (length === 2 && CALLED.test(after));
  const isUsual = length === 2 && given.every(isGivenCharacter);
  const isPossible: Record<NamePosition, boolean> = {
    named: true,
    labelled: true,
    called: isUsual,
    start: isMeant,
    inside: isMeant && isUsual,
  };
  if (!isPossible[position]) return null;
  return isName(found.kind, given, position, isPerson, BOUNDARY.test(after)) ? found.surname.length + length : null;
}

function isName(
  kind: SurnameKind,
  given: readonly string[],
  position: NamePosition,
  isPerson: boolean,
  isBounded: boolean,
): boolean {
  switch (kind) {
    case 'plain':
      return isPerson || given.length === 2 || isBounded;
    case 'wordLike':
      return (
        isPerson ||
        (isGivenCharacter(given[0] ?? '') && (given.length === 2 || isBounded)) ||
        (isGivenCharacter(given[1] ?? '') && isBounded)
      );
    case 'sentenceLike':
      return (
        given.some(isGivenCharacter) &&
        !isWordOfGivenCharacters(given.join('')) &&
        (isPerson || (position === 'named' && isBounded) || (given.length === 2 && given.every(isGivenCharacter)))
      );
  }
}

/** One or two characters, by the text behind them. */
function getGivenLength(rest: string): number {
  const isGiven = (character: string) => HAN.test(character) && !NEVER.has(character);
  if (!isGiven(rest.charAt(0))) return 0;
  if (!isGiven(rest.charAt(1))) return 1;
  if (BOUNDARY.test(rest.slice(2))) return 2;
  return BOUNDARY.test(rest.slice(1)) && !isGivenCharacter(rest.charAt(1)) ? 1 : 2;
}

/** The length of a name with a middle dot or in Latin letters with a Chinese surname. */
function readOtherName(text: string, at: number): number | null {
  const foreign = matchAt(FOREIGN, text, at);
  if (foreign) return foreign[0].length;
  const latin = matchAt(LATIN, text, at);
  const names = [latin?.groups?.['first'], latin?.groups?.['second']];
  return latin && names.some((name) => PINYIN.has(name?.toLowerCase() ?? '')) ? latin[0].length : null;
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}
