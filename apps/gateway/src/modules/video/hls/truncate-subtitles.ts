const CUE = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3}) --> /m;

/** Removes the cues of a WebVTT text that start at `seconds` or later. */
export function truncateSubtitles(text: string, seconds: number): string {
  const blocks = text.trimEnd().split(/\n{2,}/);
  return `${blocks.filter((block) => parseCueStart(block) < seconds).join('\n\n')}\n`;
}

/** Start of a cue in seconds; 0 for a block that is no cue, such as the header. */
function parseCueStart(block: string): number {
  const [found, hours = '0', minutes = '0', seconds = '0'] = CUE.exec(block) ?? [];
  return found === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
