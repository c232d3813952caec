import { proseLines } from './markdown.ts';
import type { Comment } from './parse-source.ts';
import type { SourceTree } from './source-tree.ts';

/** Words that only this project used, and what the field says instead. */
const usualWords = new Map<string, string>(
  Object.entries({
    anew: 'again',
    authorless: 'no author',
    began: 'started',
    begin: 'start',
    beginning: 'start',
    begins: 'starts',
    begun: 'started',
    clarities: 'renditions',
    deed: 'action',
    deeds: 'actions',
    facts: 'state, metadata or fields',
    film: 'video',
    films: 'videos',
    insist: 'flush',
    keeper: 'lease holder',
    kept: 'stored, retained or persisted',
    lapse: 'expire',
    lapsed: 'expired',
    lives: 'live events',
    mend: 'fix',
    mended: 'fixed',
    mends: 'fixes',
    pointless: 'no change',
    rung: 'rendition',
    rungs: 'renditions',
    settle: 'publish, complete, resolve or flush',
    settles: 'publishes, completes, resolves or flushes',
    stretch: 'time range',
    stretches: 'time ranges',
    tell: 'notify, send or report',
    telling: 'notifying, sending or reporting',
    tells: 'notifies, sends or reports',
    told: 'notified, sent or reported',
    unfold: 'restore',
  }),
);

/**
 * Names of the wire, of stored data, of libraries and of SQL, by the files that use them; docs/glossary.md maps those
 * that differ from the code.
 */
const exceptions: readonly { readonly path: RegExp; readonly names: RegExp }[] = [
  {
    path: /^/,
    names:
      /\b(?:planBeginTime|beginTime|notBegun|\w*(?:[lL]ist|[cC]ount)Lives|\w*[lL]istBegunReplays)\b|\blives\.json\b/g,
  },
  // A transaction of the database driver.
  { path: /^(?:apps\/gateway|bench)\//, names: /\b(?:sql|tx|outside|deps\.sql)\.begin\b/g },
  { path: /\/platform\/database\/connect\.ts$/, names: /\bbegin\b/g },
  // The fields of the operator's files of events and the words of live commands.
  {
    path: /\/live\/(?:create|edit|list)\/|^e2e\/support\/live\/create-event\.ts$/,
    names: /\bbegin(?=:)|\.begin\b|\bclarities(?=:)|\.clarities\b/g,
  },
  // A verb of the operator's command line.
  { path: /\/content-report-command\.ts$/, names: /\bsettle(?=:)/g },
  // The scripts of the sample library render films, and imported videos are stored as films.
  { path: /^library\/|\/library\/|\/ingest\/|^docs\/glossary\.md$/, names: /\w*(?:[fF]ilm|FILM)\w*/g },
];

/** Openings after which a comment has no subject. */
const opening = /^\s*(?:Who|What|Whether|Those of)\b/;

/** What stands between quotes is data, but for the titles of tests. */
const literal =
  /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[]\s*)\/(?![/*])(?:\\.|\[[^\]\n]*\]|[^/\\\n])+\//g;
const title = /\b(?:test|describe|it)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*$/;

/**
 * Each use of a word that only this project has, in identifiers, comments, documents and test titles, and each comment
 * that starts without a subject (CONTRIBUTING.md, 'Names').
 */
export function checkPlainEnglish({ sources, documents }: SourceTree): readonly string[] {
  return [
    ...sources
      .filter(({ path }) => !path.startsWith('scripts/checks/plain-english'))
      .flatMap(({ path, code, comments }) => [
        ...findWords(path, 1, withoutData(code)),
        ...comments.flatMap(({ line, text }) => findWords(path, line, withoutNames(text))),
        ...findOpenings(path, comments),
      ]),
    ...[...documents]
      .filter(([path]) => path.endsWith('.md'))
      .flatMap(([path, text]) => findWords(path, 1, withoutNames(proseLines(text).join('\n')))),
  ];
}

function withoutData(code: string): string {
  return code.replace(literal, (text, at: number) =>
    title.test(code.slice(Math.max(0, at - 80), at)) ? text : text.replace(/[^\n]/g, ' '),
  );
}

/** Names in backquotes are checked where they are declared. */
function withoutNames(text: string): string {
  return text.replace(/`[^`\n]*`|\([^)\n]*rules\/[^)\n]*\)|\]\([^)\n]*\)/g, '');
}

function findWords(path: string, firstLine: number, text: string): readonly string[] {
  return text.split('\n').flatMap((line, index) =>
    splitWords(withoutExceptions(path, line)).flatMap((word) => {
      const usual = usualWords.get(word);
      return usual === undefined ? [] : [`${path}:${firstLine + index} '${word}': the field says ${usual}.`];
    }),
  );
}

const withoutExceptions = (path: string, line: string) =>
  exceptions.reduce((rest, { path: files, names }) => (files.test(path) ? rest.replace(names, '') : rest), line);

/** The words of a line in lower case, those of camelCase as well. */
function splitWords(line: string): readonly string[] {
  return line
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

function findOpenings(path: string, comments: readonly Comment[]): readonly string[] {
  const lines = new Set(comments.map(({ line }) => line));
  return comments
    .filter(({ line, text }) => opening.test(text) && !lines.has(line - 1))
    .map(({ line, text }) => `${path}:${line} opens with '${text.trim().split(' ')[0]}': a comment has a subject.`);
}
