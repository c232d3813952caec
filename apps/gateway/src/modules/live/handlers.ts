import type { Clock } from '../../platform/clock.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { BookingService } from './booking/booking-service.ts';
import { mayWatchLive } from './policy.ts';
import { presentAgenda } from './presenter.ts';
import type { ReplayLinks } from './replay/replay-link-service.ts';
import type { LiveRepository } from './repository.ts';
import type { LiveService } from './service.ts';
import type { StreamLinks } from './stream/stream-link-service.ts';

/** The calls of live events. */
export type LiveCalls = 'listLives' | 'countLives' | 'getActivityDetail' | 'addPlaybackNum';

/** Answers the call of an event's page. */
export function createLiveHandlers({
  clock,
  repository,
  service,
  doctors,
  streams,
  bookings,
  replays,
}: {
  readonly clock: Clock;
  readonly repository: LiveRepository;
  readonly service: LiveService;
  readonly doctors: Pick<DoctorService, 'findCardsById'>;
  readonly streams: StreamLinks;
  readonly replays: ReplayLinks;
  readonly bookings: Pick<BookingService, 'listItemIds'>;
}): Handlers<'getActivityDetail'> {
  return {
    async getActivityDetail({ activityId, pageSize }, { session, deviceId }) {
      const [row] = await repository.findEvent(activityId);
      if (!row) throw new CallError('notFound');
      const { agenda, planBeginAt, authorizeType, introduce } = row.event;
      const speakerIds = agenda.flatMap(({ items }) => items.map(({ lecturerId }) => lecturerId));
      const [[card], channelList, speakers, past, booked] = await Promise.all([
        service.presentRows([row]),
        streams.listChannels(row.event, { session, deviceId }),
        doctors.findCardsById(speakerIds),
        repository.listPast({}, clock.now(), null, pageSize + 1),
        bookings.listItemIds(session, activityId),
      ]);
      if (!card) throw new CallError('notFound');
      const presented = presentAgenda({ agenda, planBeginAt }, (id) => speakers.get(id), booked);
      const replay = await replays.open(row.event, presented, { session, deviceId });
      const others = past.filter(({ event }) => event.id !== activityId).slice(0, pageSize);
      return {
        meetingActivity: {
          ...card,
          authorizeType,
          booked: booked.has(''),
          systemTime: clock.now(),
          loginOrAuth: { authStatus: mayWatchLive(authorizeType, session) ? 1 : 0 },
          channelList,
          introduce,
          agenda: presented,
          playbackCount: row.event.playbackCount,
          ...replay,
        },
        livePlaybackClarityResults: replay.livePlaybackClarityResults,
        historyRecommendedList: await service.presentRows(others),
      };
    },
  };
}
