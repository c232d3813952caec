import type { ResponseOf } from '@osteon/contract';
import type { Session } from '../../../platform/session/session.ts';
import type { LiveEvent } from '../../live/event/service.ts';

type Activity = ResponseOf<'getActivityDetail'>['meetingActivity'];

/** The replay fields of an event's page. */
type ReplayFields = Pick<
  Activity,
  'isPlayback' | 'playbackVideoUrl' | 'livePlaybackClarityResults' | 'watchAuth' | 'gate' | 'replayList'
>;

/** The replays of events; they are opened for one viewer. */
export interface ReplayLinks {
  /** Opens the replay of an event with status 70; any other status has none (rules/replay#replay). */
  open(
    event: LiveEvent,
    agenda: Activity['agenda'],
    viewer: { readonly session: Session | null; readonly deviceId: string },
  ): Promise<ReplayFields>;
}
