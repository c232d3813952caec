import irregular from './irregular-plurals.json' with { type: 'json' };

/** Minimum length of a word whose plural s is removed; most shorter words are abbreviations. */
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
const PLURALS: ReadonlyMap<string, readonly string[]> = Map.groupBy(SINGULARS.keys(), (plural) => toSingular(plural));

/** Adjectives of anatomy and disease: a femoral fracture is one of the femur. */
const ADJECTIVES = {
  acetabular: 'acetabulum',
  arthritic: 'arthritis',
  arthroscopic: 'arthroscopy',
  calcaneal: 'calcaneus',
  carpal: 'carpus',
  cartilaginous: 'cartilage',
  clavicular: 'clavicle',
  condylar: 'condyle',
  diaphyseal: 'diaphysis',
  endoscopic: 'endoscopy',
  epiphyseal: 'epiphysis',
  femoral: 'femur',
  fibular: 'fibula',
  humeral: 'humerus',
  iliac: 'ilium',
  ischial: 'ischium',
  kyphotic: 'kyphosis',
  ligamentous: 'ligament',
  malleolar: 'malleolus',
  meniscal: 'meniscus',
  metaphyseal: 'metaphysis',
  metastatic: 'metastasis',
  necrotic: 'necrosis',
  osteoarthritic: 'osteoarthritis',
  osteoporotic: 'osteoporosis',
  patellar: 'patella',
  pelvic: 'pelvis',
  phalangeal: 'phalanx',
  physeal: 'physis',
  prosthetic: 'prosthesis',
  pubic: 'pubis',
  radial: 'radius',
  sacral: 'sacrum',
  scapular: 'scapula',
  scoliotic: 'scoliosis',
  spinal: 'spine',
  stenotic: 'stenosis',
  sternal: 'sternum',
  talar: 'talus',
  tarsal: 'tarsus',
  tibial: 'tibia',
  trochanteric: 'trochanter',
  ulnar: 'ulna',
  vertebral: 'vertebra',
};

/** American spellings, since the dictionary has the British ones. */
const AMERICAN = {
  anesthesia: 'anaesthesia',
  disk: 'disc',
  edema: 'oedema',
  hematoma: 'haematoma',
  hemodynamic: 'haemodynamic',
  hemorrhage: 'haemorrhage',
  ischemia: 'ischaemia',
  ischemic: 'ischaemic',
  orthopedic: 'orthopaedic',
  pediatric: 'paediatric',
  tumor: 'tumour',
};

/** Maps an adjective or American spelling to the canonical word. */
const BASES: ReadonlyMap<string, string> = new Map(Object.entries({ ...ADJECTIVES, ...AMERICAN }));

/** The inverse mapping. */
const VARIANTS: ReadonlyMap<string, string> = new Map(Array.from(BASES, ([variant, base]) => [base, variant]));

/** English words whose plural in -oses or -uses is regular: doses are no dosis, causes no caus. */
const REGULAR =
  /(?:^|over|mega|micro)doses$|poses$|(?:uc|act|lul|malt)oses$|^(?:n|r|h|cl|l)oses$|[ao]uses$|^(?:re|ab|mis)?uses$|[fc]uses$/;

/**
 * Endings of Greek and Latin plurals and of regular ones with -es, with those of the singular; the first that fits
 * counts.
 */
const ENDINGS: readonly (readonly [plural: RegExp, singular: string])[] = [
  [/ies$/, 'y'],
  [/(?<=[oy]|de)ses$/, 'sis'],
  [/omata$/, 'oma'],
  [/itides$/, 'itis'],
  [/ae$/, 'a'],
  [/(?<=ss|x|ch|sh)es$/, ''],
  [/uses$/, 'us'],
];

/**
 * The canonical form of an English or Latin word: the singular, of the noun, in British spelling (rules/search#query).
 * Other words are returned as they are.
 */
export function stemWord(word: string): string {
  const singular = toSingular(word);
  return BASES.get(singular) ?? singular;
}

function toSingular(word: string): string {
  const known = SINGULARS.get(word);
  if (known !== undefined) return known;
  if (word.length < PLURAL_MIN_LENGTH || !LATIN_WORD.test(word)) return word;
  const ending = REGULAR.test(word) ? undefined : ENDINGS.find(([plural]) => plural.test(word));
  if (ending) return word.replace(...ending);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The source of a regular expression that matches all words with the stem of a word. */
export function buildInflectionPattern(word: string): string {
  const stem = stemWord(word);
  const forms = [stem, VARIANTS.get(stem) ?? stem].flatMap((singular) => [
    singular,
    ...(PLURALS.get(singular) ?? []),
    ...(singular.length >= PLURAL_MIN_LENGTH - 1 && LATIN_WORD.test(singular) ? buildPlurals(singular) : []),
  ]);
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
