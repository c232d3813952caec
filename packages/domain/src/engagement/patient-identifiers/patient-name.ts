import { isGivenCharacter, readSurname, type SurnameKind } from './surnames.ts';
import type { Range } from './text-range.ts';

/** What a patient's name follows. */
const LABEL = /患者|病人|病患|病员|患儿|病友|伤者|伤员|姓名|名叫|联系人|家属|\d床|号床/g;
/** What may stand between label and name; `named` says that a name follows. */
const LINK =
  /[ :("'“‘「【[<-]{0,3}(?:[男女]性?)?(?<named>的?(?:姓名|名字)(?:是|叫|为)?|名叫|叫做?|名为)?(?:是|为|系)?[ :("'“‘「【[<-]{0,3}/y;
const COMMA = / ?(?:, ?[男女]性?)? ?, ?/y;

const HAN = /^\p{Script=Han}$/u;
/** Characters that no given name has: they say that no name is meant, or a veiled one as 张某. */
const NEVER = new Set(
  '的了是在某氏患病术吗呢吧啊们您你我他她它这那哪怎很最更都还又再就没不未非已把被对给或但且与及因由从到去说问要想让使请先生女男岁医院科老总姓',
);
/** Staff: somebody else than the patient. */
const STAFF = /^(?:副?主任|医[生师]|大夫|教授|博士|院[长士]|护[士师]|主治|专家|老师|局长|校长|老板)/;
/** Forms of address behind a surname, which veil a name as 张某 does. */
const ADDRESS =
  /^(?:先生|女士|小姐|同学|师傅|阿姨|大[爷妈娘叔]|叔叔|奶奶|爷爷|老[太汉]|婆婆|[叔伯姨哥姐婶嫂爷](?!\p{Script=Han}))/u;
/** Sex or age, as they follow a name. */
const PERSON = /^[ ,、:;(]{0,3}(?:性别|年龄)?[ :]?(?:[男女]|\d{1,3} ?岁)/;
/** What may follow a name in a sentence. */
const BOUNDARY =
  /^(?:$|\P{Script=Han}|[男女的因于已今昨术入住出来主诉自在行拟与及被由是说要想这那您你我他她也就还都又再刚复随年摔左右双骨腰颈膝髋胫股肱肩足手腕踝脊椎目现前经收转送家病拔换拆下上做查]|有无|明天|明日|明早|和)/u;
/** A case that begins with its patient: 王建国，男，56岁. */
const CASE_BEGIN =
  /(?<![^\n。;!?,:\])]) *(?=\p{Script=Han}{2,4}[ ,(]{1,3}(?:[男女]性?[ ,]{0,2}\d{1,3} ?岁|\d{1,3} ?岁[ ,]{0,2}[男女]))/gu;
/** Names of other languages, behind the label alone. */
const FOREIGN = /\p{Script=Han}{1,6}·\p{Script=Han}{1,8}/uy;
const LATIN = /(?<first>[A-Z][a-z]{1,10}) (?<second>[A-Z][a-z]{1,11})(?:-?[a-z]{2,6})?(?![a-z])/y;
const LATIN_LABEL = /(?<![a-z])(?:patient(?:'s)?(?: name)?|name)(?: is)?(?: ?: ?| )/gi;
/** Frequent surnames in Pinyin that are no English words. */
const PINYIN = new Set(
  (
    'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin guo luo zheng liang xie tang song deng han feng cao peng ' +
    'zeng xiao tian dong yuan pan jiang cai yu du ye cheng su wei lu lyu ding ren shen yao cui zhong tan fan liao jia xia fu zou ' +
    'xiong qin qiu xue lei hou hao gong shao qian dai ouyang'
  ).split(' '),
);

/** Names of patients: behind a word for the patient, and at the beginning of a case with sex and age. */
export function findPatientNames(text: string): readonly Range[] {
  const ranges: Range[] = [];
  const add = (start: number, length: number | null) => {
    if (length !== null) ranges.push({ start, end: start + length });
  };
  for (const label of text.matchAll(LABEL)) {
    const at = label.index + label[0].length;
    const link = matchAt(LINK, text, at);
    const start = at + (link?.[0].length ?? 0);
    const named = link?.groups?.['named'] !== undefined || /姓名|名叫|联系人/.test(label[0]);
    add(start, readChineseName(text.slice(start), named ? 'named' : 'label') ?? readOtherName(text, start));
    const comma = matchAt(COMMA, text, at);
    if (comma) add(at + comma[0].length, readChineseName(text.slice(at + comma[0].length), 'none'));
  }
  for (const begin of text.matchAll(CASE_BEGIN)) {
    const start = begin.index + begin[0].length;
    add(start, readChineseName(text.slice(start), 'none'));
  }
  for (const label of text.matchAll(LATIN_LABEL)) {
    const start = label.index + label[0].length;
    add(start, readOtherName(text, start));
  }
  return ranges;
}

type Evidence = 'named' | 'label' | 'none';

/** The length of the name that a text begins with, by what says that there is one; null for anything else. */
function readChineseName(text: string, evidence: Evidence): number | null {
  const found = readSurname(text);
  if (!found) return null;
  const rest = text.slice(found.surname.length);
  const length = getGivenLength(rest);
  const given = Array.from(rest.slice(0, length));
  const after = rest.slice(length);
  if (length === 0 || STAFF.test(rest) || ADDRESS.test(rest) || STAFF.test(after)) return null;
  const isPerson = PERSON.test(after);
  if (evidence === 'none' && !isPerson) return null;
  return isName(found.kind, given, evidence, isPerson, BOUNDARY.test(after)) ? found.surname.length + length : null;
}

function isName(
  kind: SurnameKind,
  given: readonly string[],
  evidence: Evidence,
  isPerson: boolean,
  isBounded: boolean,
): boolean {
  switch (kind) {
    case 'plain':
      return isPerson || given.length === 2 || isBounded;
    case 'wordLike':
      return isPerson || (given.slice(0, 1).every(isGivenCharacter) && (given.length === 2 || isBounded));
    case 'sentenceLike':
      return given.every(isGivenCharacter) && (given.length === 2 || isPerson || (evidence === 'named' && isBounded));
  }
}

/** One or two characters, by what stands behind them. */
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
