import type { LiveCard, ResponseOf } from '@osteon/contract';
import type { Clock } from '../../../platform/clock.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { DoctorService } from '../../doctor/service.ts';
import type { BookingService } from '../../live/booking/booking-service.ts';
import { getHallId, listHalls } from '../../live/event/hall.ts';
import { mayWatchLive } from '../../live/event/policy.ts';
import { presentAgenda } from '../../live/event/presenter.ts';
import type { LiveService } from '../../live/event/service.ts';
import type { StreamLinks } from '../../stream/stream-link-service.ts';
import type { PresenceService } from '../chat/presence-service.ts';
import type { LiveDetails } from './detail-service.ts';
import type { ReplayLinks } from './replay-links.ts';

/** Handles the call of an event's page. */
export function createActivityHandlers({
  clock,
  liveEvents,
  doctors,
  streams,
  bookings,
  replays,
  details,
  presences,
}: {
  readonly clock: Clock;
  readonly liveEvents: Pick<LiveService, 'getPublic' | 'listPast' | 'presentRows'>;
  readonly doctors: Pick<DoctorService, 'findCardsById' | 'findCards'>;
  readonly streams: StreamLinks;
  readonly replays: ReplayLinks;
  readonly details: LiveDetails;
  readonly presences: Pick<PresenceService, 'readStatistics'>;
  readonly bookings: Pick<BookingService, 'listItemIds'>;
}): Handlers<'getActivityDetail'> {
  return {
    async getActivityDetail({ activityId, userId, pageSize }, { session, deviceId }) {
      // The user id of the payload must be that of the session.
      if (userId && userId !== session?.customerId) throw new CallError('notAllowed');
      const row = await liveEvents.getPublic(activityId);
      const { agenda, authorizeType, replyType, halls, highlightsVideoId } = row.event;
      const speakerIds = agenda.flatMap(({ items }) => items.map(({ lecturerId }) => lecturerId));
      const [
        [card],
        channelList,
        speakers,
        past,
        booked,
        described,
        vipShopList,
        liveActivityGallery,
        audienceUniteUser,
        statistics,
        statusTimes,
      ] = await Promise.all([
        liveEvents.presentRows([row]),
        streams.listChannels(row.event, { session, deviceId }),
        doctors.findCardsById(speakerIds),
        liveEvents.listPast(pageSize + 1),
        bookings.listItemIds(session, activityId),
        details.describe(row.event),
        details.listProducts(activityId),
        details.listGallery(activityId),
        details.presentViewer(row.event, session),
        presences.readStatistics(row.event),
        details.findStatusTimes(activityId),
      ]);
      if (!card) throw new CallError('notFound');
      const presented = presentAgenda(row.event, (id) => speakers.get(id), booked);
      const replay = await replays.open(row.event, presented, { session, deviceId });
      return {
        meetingActivity: {
          ...card,
          ...described,
          ...statusTimes,
          subMeetingUuId: activityId,
          halls: listHalls(halls).map(({ name, channel }, position) => ({
            subMeetingUuid: getHallId(activityId, position),
            hallName: name,
            channelId: channelList[channel]?.channelId ?? '',
          })),
          authorizeType,
          replyType,
          pcCoverPicUrl: card.picture.url,
          pcPageStoragePath: card.pcLink,
          comboActionJump: { comboActionJumpV3: { pcLink: card.pcLink } },
          liveTidbitsUrl: highlightsVideoId === null ? '' : `/videoTerminal?id=${highlightsVideoId}`,
          booked: booked.has(''),
          systemTime: clock.now(),
          loginOrAuth: { authStatus: mayWatchLive(authorizeType, session) ? 1 : 0 },
          channelList,
          streamInfoWithClarity: channelList.find(({ playlistUrl }) => playlistUrl !== '')?.streamInfoWithClarity ?? [],
          agenda: presented,
          playbackCount: row.event.playbackCount,
          ...replay,
        },
        audienceUniteUser,
        anchorUniteUser: presentAnchor(card.lecturers),
        statistics,
        vipShopList,
        doctorList: await doctors.findCards(card.lecturers.map(({ id }) => id)),
        liveActivityGallery,
        livePlaybackClarityResults: replay.livePlaybackClarityResults,
        historyRecommendedList: past.filter((each) => each.activityId !== activityId).slice(0, pageSize),
      };
    },
  };
}

/** Presents the first lecturer. */
function presentAnchor([first]: LiveCard['lecturers']): ResponseOf<'getActivityDetail'>['anchorUniteUser'] {
  if (!first) return null;
  return {
    userId: first.id,
    userName: first.name,
    userLogo: first.portrait,
    title: first.title,
    hospital: first.hospital,
  };
}

/** The calls of an event's page beside the page itself. */
export type LiveDetailCalls = 'getLiveAgendaList' | 'getLiveTabList' | 'getWechatGuide';

/** Handles these calls. */
export const createLiveDetailHandlers = (details: LiveDetails): Handlers<LiveDetailCalls> => ({
  getLiveAgendaList: async ({ subMeetingUuid }, { session }) => ({
    subMeetingAgenda: { groupList: await details.readHallAgenda(subMeetingUuid, session) },
  }),
  getLiveTabList: async ({ activityId }) => ({ tabs: await details.listTabs(activityId) }),
  getWechatGuide: async ({ activityId }) => details.readGuide(activityId),
});
