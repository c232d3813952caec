/** One subtitle: seconds and text. */
interface Cue {
  start: number;
  end: number;
  text: string;
}

const clock = (seconds: number): string => {
  const milliseconds = Math.round(seconds * 1000);
  const part = (value: number, digits: number): string => String(value).padStart(digits, '0');
  const minutes = Math.floor(milliseconds / 60_000);
  const rest = milliseconds % 60_000;
  return `${part(Math.floor(minutes / 60), 2)}:${part(minutes % 60, 2)}:${part(Math.floor(rest / 1000), 2)}.${part(rest % 1000, 3)}`;
};

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The WebVTT file of the cues. */
export const webVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT', ...cues.map(({ start, end, text }) => `${clock(start)} --> ${clock(end)}\n${escapeText(text)}`), '']
    .join('\n\n')
    .trimEnd()
    .concat('\n');
