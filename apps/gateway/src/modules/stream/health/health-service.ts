import type { ResponseOf } from '@osteon/contract';
import { appendToHealthLine, continueHealthLine, getLiveHealthState, LIVE_HEALTH_STEP_MS } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import { findHandPause } from '../../live/status/move-status-service.ts';
import { createStreamRepository } from '../stream-repository.ts';
import { createHealthRepository, type StoredHealth } from './health-repository.ts';
import { createStreamMeter, type StreamMeter } from './stream-meter.ts';

/** Stores a measurement of a channel's encoder every five seconds until it is stopped (rules/stream#health). */
export function startHealthMeter(
  { db, clock, log }: Pick<AppContext, 'db' | 'clock' | 'log'>,
  channelId: string,
): { readonly meter: StreamMeter; stop(): void } {
  const repository = createHealthRepository(db);
  const meter = createStreamMeter(clock.now());

  async function store(): Promise<void> {
    const at = clock.now();
    const measured = meter.measure(at);
    const [last] = await repository.list([channelId]);
    const line = appendToHealthLine(last?.line ?? [], last?.at ?? at, at, measured.kbits);
    await repository.save({ channelId, at, ...measured, line });
  }

  const timer = setInterval(() => void store().catch((error: unknown) => log.error(error)), LIVE_HEALTH_STEP_MS);
  return { meter, stop: () => clearInterval(timer) };
}

/** Handles the call of an assistant who watches the streams of an event (rules/stream#health). */
export const createHealthHandlers = ({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Handlers<'getLiveHealth'> => ({
  async getLiveHealth({ activityId }, { session: { customerId } }) {
    if (!(await isAssistant(db, activityId, customerId))) throw new CallError('notAllowed');
    const ids = (await createStreamRepository(db).listChannels(activityId)).map(({ id }) => id);
    const stored = await createHealthRepository(db).list(ids);
    const { isPaused } = await findHandPause(db, activityId);
    const now = clock.now();
    return {
      isPausedByHand: isPaused,
      channels: ids.map((id) =>
        presentHealth(
          id,
          stored.find(({ channelId }) => channelId === id),
          now,
        ),
      ),
    };
  },
});

type ChannelHealth = ResponseOf<'getLiveHealth'>['channels'][number];

function presentHealth(channelId: string, stored: StoredHealth | undefined, now: number): ChannelHealth {
  const state = getLiveHealthState(stored ?? null, now);
  const line = stored ? continueHealthLine(stored.line, stored.at, now) : [];
  const measured = stored && state !== 'away' ? stored : { kbits: 0, frames: 0, lostShare: 0, delayMs: null };
  const { kbits, frames, lostShare, delayMs } = measured;
  return { channelId, state, kbits, frames, lostShare, delayMs, line: line.some((value) => value > 0) ? line : [] };
}
