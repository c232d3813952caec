const CUE = /^(?:(\d+):)?(\d{2}):(\d{2}\.\d{3}) --> /m;

/** A WebVTT text without the cues that begin at `seconds` or later. */
export function truncateSubtitles(text: string, seconds: number): string {
  const blocks = text.trimEnd().split(/\n{2,}/);
  return `${blocks.filter((block) => parseCueStart(block) < seconds).join('\n\n')}\n`;
}

/** Second at which a cue begins; a block that is no cue belongs to the beginning. */
function parseCueStart(block: string): number {
  const [found, hours = '0', minutes = '0', seconds = '0'] = CUE.exec(block) ?? [];
  return found === undefined ? 0 : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
