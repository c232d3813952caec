/** A subtitle: seconds from the start of its media, and its text of one line or more. */
export interface Cue {
  /** Names it where it may be replaced by another text; empty for none. */
  readonly id: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly text: string;
}

const TIMES = /^(\d{2,}):([0-5]\d):([0-5]\d\.\d{3}) --> (\d{2,}):([0-5]\d):([0-5]\d\.\d{3})$/;

/**
 * The WebVTT text of subtitles (W3C WebVTT 1). No text can end its cue or be read as markup: `&`, `<` and `>` are
 * escaped and empty lines left out, as is a subtitle without text.
 */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.flatMap(({ id, startSeconds, endSeconds, text }) => {
    const lines = escapeText(text);
    const times = `${writeTime(startSeconds)} --> ${writeTime(endSeconds)}`;
    return lines === '' ? [] : [[...(id === '' ? [] : [id]), times, lines].join('\n')];
  });
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
}

/** The subtitles of a text that `writeWebVtt` wrote; blocks that are none are left out. */
export function readWebVtt(text: string): Cue[] {
  return text
    .trimEnd()
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => TIMES.test(line));
      const [, h = '', m = '', s = '', endH = '', endM = '', endS = ''] = TIMES.exec(lines[at] ?? '') ?? [];
      if (at === -1) return [];
      return [
        {
          id: lines.slice(0, at).join(''),
          startSeconds: readTime(h, m, s),
          endSeconds: readTime(endH, endM, endS),
          text: unescapeText(lines.slice(at + 1).join('\n')),
        },
      ];
    });
}

function writeTime(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = milliseconds % 60_000;
  return `${part(Math.floor(minutes / 60), 2)}:${part(minutes % 60, 2)}:${part(Math.floor(rest / 1000), 2)}.${part(rest % 1000, 3)}`;
}

/** Rounded to whole milliseconds, so that a written text is read back exactly. */
const readTime = (hours: string, minutes: string, seconds: string): number =>
  (Number(hours) * 3_600_000 + Number(minutes) * 60_000 + Number(seconds.replace('.', ''))) / 1000;

function escapeText(text: string): string {
  return text
    .replace(/[\r\n\u2028\u2029]+/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim();
}

const unescapeText = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
