import type { VideoRendition } from '@osteon/domain';
import type { Source } from '../renditions.ts';

/** One ffmpeg process and its segments. */
export interface Run {
  /** From 1 in each recording: events of an earlier run are ignored. */
  readonly number: number;
  readonly source: Source;
  readonly renditions: readonly VideoRendition[];
  /** Timestamp of the first frame, in ms of the stream. */
  readonly startTime: number;
  /** Time of the first frame, by the gateway's clock. */
  readonly startedAt: number;
  /** Start time of ffmpeg, by the gateway's clock. */
  readonly ffmpegStartedAt: number;
  /** False if the segments are only in memory (rules/stream-recording#full-storage). */
  readonly isPersisted: boolean;
  /** End of its last stored segment, in ms of the stream. */
  readonly storedUntil: number;
  /** True if the event was paused by hand since: none of its further segments may be stored. */
  readonly isWithheld: boolean;
}

/** The properties of a recording in every phase. */
interface Recording {
  readonly channelId: string;
  /** The renditions that the event requests. */
  readonly requested: readonly VideoRendition[];
  /** Number of runs until now. */
  readonly runs: number;
  /** Timestamp of the last packet, in ms of the stream. */
  readonly lastTime: number;
  /** Number of renditions, from the largest, that this machine is too slow for. */
  readonly dropped: number;
  /** Times at which ffmpeg ended by itself within the last minute. */
  readonly failedAt: readonly number[];
  /** False while the storage accepts no segments, so that the next run has its segments in memory. */
  readonly isPersisted: boolean;
  /** Time of the last failure or probe of the storage. */
  readonly probedAt: number;
  /** True while segments could not be stored, and are passed on again. */
  readonly isRetrying: boolean;
  /** True while the event is paused by hand: the encoder stays connected, and its packets are dropped. */
  readonly isPaused: boolean;
}

/** The run of each phase (rules/stream-recording#states). */
interface RunOfPhase {
  readonly waiting: null;
  readonly starting: Run;
  readonly running: Run;
  readonly replacing: Run;
  readonly ending: Run;
  readonly flushing: Run;
  readonly ended: null;
}
export type RecordingPhase = keyof RunOfPhase;

/** The state of a recording, in one of the phases `P`. */
export type RecordingState<P extends RecordingPhase = RecordingPhase> = {
  [K in P]: Recording & { readonly phase: K; readonly run: RunOfPhase[K] };
}[P];

/** The packets that are in no stored segment yet. */
export interface BufferedInput {
  readonly bytes: number;
  readonly source: Source;
  /** Timestamp of the first key frame, in ms of the stream; null while ffmpeg could not decode the packets. */
  readonly startTime: number | null;
}

/** The properties of each event; `run` is the number of its run, `now` the time by the gateway's clock. */
interface EventProperties {
  readonly packetReceived: {
    readonly now: number;
    readonly time: number;
    readonly flv: Buffer;
    readonly buffer: BufferedInput;
  };
  readonly encoderEnded: object;
  /** The event was paused by hand (rules/live#pause-by-hand), and resumed. */
  readonly paused: object;
  readonly resumed: object;
  /** The encoder was paused for too long. */
  readonly pauseExpired: object;
  readonly transcoderStarted: { readonly run: number };
  /** ffmpeg could not be started or stopped. */
  readonly transcoderFailed: { readonly run: number; readonly error: unknown };
  /** ffmpeg ended by itself. */
  readonly transcoderExited: { readonly run: number; readonly now: number; readonly reason: string };
  readonly transcoderStopped: { readonly run: number; readonly now: number; readonly buffer: BufferedInput };
  readonly inputFull: { readonly run: number };
  readonly inputEmpty: { readonly run: number };
  /** Segments were lost between the stored ones and the next. */
  readonly segmentsMissing: { readonly run: number };
  /** `seconds` of the run are stored in every video rendition. */
  readonly segmentsStored: { readonly run: number; readonly now: number; readonly seconds: number };
  /** `refusal` is the reason of a storage that accepts no segments; null for any other error. */
  readonly storeFailed: {
    readonly run: number;
    readonly now: number;
    readonly error: unknown;
    readonly refusal: string | null;
  };
  /** The storage has free space again. */
  readonly spaceFound: { readonly run: number };
  /** `lost` is the number of segments that could not be stored. */
  readonly segmentsFlushed: { readonly run: number; readonly lost: number };
}
export type RecordingEventType = keyof EventProperties;

/** A change outside a recording's state: of its encoder, its ffmpeg or the storage. */
export type RecordingEvent<E extends RecordingEventType = RecordingEventType> = {
  [K in E]: { readonly type: K } & EventProperties[K];
}[E];

/** The properties of each effect. */
interface EffectProperties {
  /** Causes `transcoderStarted` or `transcoderFailed`. */
  readonly startTranscoder: { readonly run: Run };
  readonly writePacket: { readonly flv: Buffer };
  /** Writes all buffered packets to ffmpeg. */
  readonly writeBuffer: object;
  /** Stops ffmpeg, and discards or stores its remaining segments; causes `transcoderStopped`. */
  readonly stopTranscoder: { readonly run: number; readonly rest: 'discard' | 'store' };
  /** Ends the input of ffmpeg, and stores its last segments; causes `segmentsFlushed`. */
  readonly flushSegments: { readonly run: number };
  /** Drops the buffered packets that are stored, up to a timestamp in ms of the stream. */
  readonly dropPackets: { readonly until: number };
  /** Causes `spaceFound` if the storage has free space. */
  readonly probeStorage: { readonly run: number };
  readonly disconnectEncoder: object;
  /** Stops reading from the encoder; causes `pauseExpired` after `maxMs`. */
  readonly pauseEncoder: { readonly maxMs: number };
  readonly resumeEncoder: object;
  /** Cancels `pauseExpired`. */
  readonly cancelPause: object;
  readonly log: { readonly level: 'warn' | 'error'; readonly details: unknown; readonly message: string };
  /** Reports that the recording has ended. */
  readonly finish: object;
}
export type RecordingEffectType = keyof EffectProperties;

/** An action that a transition requires. */
export type RecordingEffect<E extends RecordingEffectType = RecordingEffectType> = {
  [K in E]: { readonly type: K } & EffectProperties[K];
}[E];

/** A function for each kind of effect. */
export type EffectHandlers = { readonly [E in RecordingEffectType]: (effect: RecordingEffect<E>) => void };

/** Creates the state of a recording whose encoder has sent nothing yet. */
export const createRecordingState = ({
  channelId,
  requested,
}: Pick<Recording, 'channelId' | 'requested'>): RecordingState => ({
  phase: 'waiting',
  run: null,
  channelId,
  requested,
  runs: 0,
  lastTime: 0,
  dropped: 0,
  failedAt: [],
  isPersisted: true,
  probedAt: 0,
  isRetrying: false,
  isPaused: false,
});
