/** Mono sound at the rate that espeak-ng speaks in. */
const SPEECH_RATE = 22_050;

/** Quieter than this is the breath around a sentence (full scale 32768). */
const SILENCE = 180;

/** Margin before and after the voice so that no consonant is cut, in seconds. */
const MARGIN = 0.02;

/**
 * The samples of a 16-bit mono WAV file.
 * Throws when the file is not one, because every later length would be wrong.
 */
export const readWav = (file: Buffer): Int16Array => {
  const data = file.indexOf('data', 12, 'latin1');
  const isMono16 = file.readUInt16LE(22) === 1 && file.readUInt16LE(34) === 16;
  if (data < 0 || !isMono16 || file.readUInt32LE(24) !== SPEECH_RATE)
    throw new Error('Expected a 16-bit mono WAV file');
  const start = data + 8;
  const end = Math.min(file.length, start + file.readUInt32LE(data + 4));
  return Int16Array.from({ length: (end - start) >> 1 }, (_, index) => file.readInt16LE(start + index * 2));
};

/** The WAV file of 16-bit mono samples. */
export const writeWav = (samples: Int16Array): Buffer => {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length * 2, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SPEECH_RATE, 24);
  header.writeUInt32LE(SPEECH_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length * 2, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
};

/** The same voice without the silence before and after it. */
export const trim = (samples: Int16Array): Int16Array => {
  const loud = (value: number): boolean => Math.abs(value) > SILENCE;
  const margin = Math.round(MARGIN * SPEECH_RATE);
  const first = samples.findIndex(loud);
  const last = samples.findLastIndex(loud);
  return first < 0 ? new Int16Array(0) : samples.slice(Math.max(0, first - margin), last + margin);
};

/** One after another, with a pause in seconds before each. */
export const join = (parts: readonly { samples: Int16Array; pause: number }[]): Int16Array => {
  let at = 0;
  const placed = parts.map(({ samples, pause }) => {
    const start = at + Math.round(pause * SPEECH_RATE);
    at = start + samples.length;
    return { samples, start };
  });
  const all = new Int16Array(at);
  for (const { samples, start } of placed) all.set(samples, start);
  return all;
};

/** Silence of the given seconds with each voice put at its own second. */
export const lay = (seconds: number, voices: readonly { samples: Int16Array; at: number }[]): Int16Array => {
  const all = new Int16Array(Math.round(seconds * SPEECH_RATE));
  for (const { samples, at } of voices) all.set(samples, Math.round(at * SPEECH_RATE));
  return all;
};

/** Length in seconds. */
export const getLength = (samples: Int16Array): number => samples.length / SPEECH_RATE;
