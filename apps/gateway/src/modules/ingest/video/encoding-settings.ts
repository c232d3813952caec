/**
 * Effort of the video encoder. `veryfast` needs 0.6 of the time of `fast` for the same quality and about the same size
 * at the rates of FHD (measured on two cores), and this is most of the time of an import.
 */
export const PRESET = 'veryfast';

/** Constant quality of x264; the highest rate of the definition bounds it. */
export const QUALITY = 23;

/** Length of a segment: 180 s, where a try-watch ends, is a whole number of them (rules/video#try-watch). */
export const SEGMENT_SECONDS = 6;

/** Distance of the key frames, the points where every definition can be entered. */
export const KEY_FRAME_SECONDS = 2;

/** The sound of every track. */
export const AUDIO = { sampleRate: 48_000, bitrate: '128k', layout: 'stereo' };

/** Loudness of every track in LUFS, and the peaks that it may have in dB below full scale (rules/ingest#sound). */
export const LOUDNESS = { integrated: -16, peak: -1.5 };
