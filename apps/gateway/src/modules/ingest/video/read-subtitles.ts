import { writeWebVtt } from '@osteon/domain';
import { IngestError } from '../base/ingest-error.ts';

/** One subtitle: seconds and plain text. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const TIMING = /^((?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})[ \t]+-->[ \t]+((?:\d+:)?[0-5]\d:[0-5]\d\.\d{3})(?:[ \t].*)?$/;

/** Blocks that are no cues and are left out: comments, styles, regions. */
const NO_CUE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

/** Tags of WebVTT (voice, class, italics …), which the player does not show. */
const TAG = /<\/?[a-z][^<>]*>|<[\d:.]+>/gi;

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '',
  '&rlm;': '',
  '&amp;': '&',
};

/** A last cue may end this much after the video, in seconds. */
const OVERHANG = 1;

const BYTES_MAX = 2 * 1024 * 1024;

/**
 * Checks a WebVTT file and returns its cues as plain text, without styles and tags (rules/ingest#subtitles).
 * @throws {IngestError} with the line of the first fault
 */
export function readSubtitles(bytes: Buffer, { file, seconds }: { file: string; seconds: number }): Cue[] {
  const fail = (line: number, fault: string): never => {
    throw new IngestError(`${file}, line ${line}: ${fault}`);
  };
  if (bytes.length > BYTES_MAX) fail(1, `the file is larger than ${BYTES_MAX / 1024 ** 2} MB`);
  const lines = decode(bytes, file)
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0] ?? '')) fail(1, 'WEBVTT is missing');
  const cues: Cue[] = [];
  for (const { number, block } of splitBlocks(lines)) {
    const timing = block.findIndex((line) => line.includes('-->'));
    if (timing < 0 && (number === 1 || NO_CUE.test(block[0] ?? ''))) continue;
    const [, start = '', end = ''] = TIMING.exec(block[timing] ?? '') ?? [];
    const line = number + Math.max(0, timing);
    if (start === '' || timing > 1) fail(line, 'a time such as 00:01:02.500 --> 00:01:04.000 is expected');
    const cue = { start: toSeconds(start), end: toSeconds(end), text: toPlainText(block.slice(timing + 1)) };
    if (cue.end <= cue.start) fail(line, 'the subtitle ends before it begins');
    if (cue.start < (cues.at(-1)?.start ?? 0)) fail(line, 'the subtitle begins before the one above');
    if (cue.end > seconds + OVERHANG) fail(line, `the subtitle ends after the film, which has ${seconds.toFixed(1)} s`);
    if (cue.text !== '') cues.push({ ...cue, end: Math.min(cue.end, seconds) });
  }
  if (cues.length === 0) fail(1, 'the file has no subtitles');
  return cues;
}

function decode(bytes: Buffer, file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new IngestError(`${file}: the text is not UTF-8`, { cause: error });
  }
}

/** The paragraphs of a text with the number of their first line, from 1. */
function splitBlocks(lines: readonly string[]): { number: number; block: string[] }[] {
  const blocks: { number: number; block: string[] }[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (line === '') isOpen = false;
    else if (isOpen) blocks.at(-1)?.block.push(line);
    else {
      blocks.push({ number: index + 1, block: [line] });
      isOpen = true;
    }
  }
  return blocks;
}

function toSeconds(time: string): number {
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

function toPlainText(lines: readonly string[]): string {
  const text = lines.map((line) => line.replace(TAG, '').trim()).filter((line) => line !== '');
  return text
    .join('\n')
    .replace(/&(?:lt|gt|nbsp|lrm|rlm|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[\p{Cc}--\n]/gv, '');
}

/** The WebVTT file of cues. */
export const formatSubtitles = (cues: readonly Cue[]): string =>
  writeWebVtt(cues.map(({ start, end, text }) => ({ id: '', startSeconds: start, endSeconds: end, text })));
