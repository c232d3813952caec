import irregular from './irregular-plurals.json' with { type: 'json' };

/** Shorter words keep their s, since most of them are abbreviations. */
const PLURAL_MIN_LENGTH = 5;

const LATIN_WORD = /^[a-z]+$/;

/** Medical plurals that WordNet lacks, or has for another word of the same spelling. */
const MEDICAL = {
  axes: 'axis',
  bacteria: 'bacterium',
  calcanei: 'calcaneus',
  lenses: 'lens',
  olecrana: 'olecranon',
  synapses: 'synapse',
  viscera: 'viscus',
};

/** Plural to singular: the exceptions of WordNet 3.0 (irregular-plurals.licence.txt), corrected. */
const SINGULARS: ReadonlyMap<string, string> = new Map(Object.entries({ ...irregular, ...MEDICAL }));

/** Singular to its irregular plurals. */
const PLURALS: ReadonlyMap<string, readonly string[]> = Map.groupBy(SINGULARS.keys(), (plural) => stemWord(plural));

/** English words whose plural in -oses or -uses is regular: doses are no dosis, causes no caus. */
const REGULAR =
  /(?:^|over|mega|micro)doses$|poses$|(?:uc|act|lul|malt)oses$|^(?:n|r|h|cl|l)oses$|[ao]uses$|^(?:re|ab|mis)?uses$|[fc]uses$/;

/** Endings of Greek and Latin plurals and of regular ones with -es, with those of the singular; the first that fits counts. */
const ENDINGS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ies$/, 'y'],
  [/(?<=[oy]|de)ses$/, 'sis'],
  [/omata$/, 'oma'],
  [/itides$/, 'itis'],
  [/ae$/, 'a'],
  [/(?<=ss|x|ch|sh)es$/, ''],
  [/uses$/, 'us'],
];

/** The singular of an English or Latin word; other words are returned as they are. */
export function stemWord(word: string): string {
  const known = SINGULARS.get(word);
  if (known !== undefined) return known;
  if (word.length < PLURAL_MIN_LENGTH || !LATIN_WORD.test(word)) return word;
  const ending = REGULAR.test(word) ? undefined : ENDINGS.find(([plural]) => plural.test(word));
  if (ending) return word.replace(...ending);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The source of a regular expression that matches the singular and the plurals of a word. */
export function buildInflectionPattern(word: string): string {
  const singular = stemWord(word);
  const irregulars = PLURALS.get(singular) ?? [];
  const isLatin = singular.length >= PLURAL_MIN_LENGTH - 1 && LATIN_WORD.test(singular);
  const forms = [singular, ...irregulars, ...(isLatin ? buildPlurals(singular) : [])];
  return `(?:${[...new Set(forms)].toSorted((a, b) => b.length - a.length).join('|')})`;
}

/** The plurals that the endings of a singular allow. */
function buildPlurals(singular: string): string[] {
  const root = singular.slice(0, -2);
  if (singular.endsWith('y')) return [`${singular.slice(0, -1)}ies`];
  if (singular.endsWith('itis')) return [`${root}ides`];
  if (singular.endsWith('sis')) return [`${root}es`];
  if (singular.endsWith('oma')) return [`${singular}s`, `${singular}ta`];
  if (singular.endsWith('a')) return [`${singular}s`, `${singular}e`];
  return [/(?:s|x|ch|sh)$/.test(singular) ? `${singular}es` : `${singular}s`];
}
