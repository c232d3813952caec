import type { AppContext } from '../../platform/app-context.ts';
import { deleteOlderThan } from '../../platform/jobs/job.ts';
import type { Module } from '../../platform/module.ts';
import type { OwnData } from '../../platform/own-data.ts';
import { queryId } from '../../platform/portal/page.ts';
import type { PostMessage } from '../../platform/portal-message.ts';
import type { SessionStore } from '../../platform/session/session.ts';
import { m } from '../../texts/index.ts';
import type { ContentDependencies } from '../content/service.ts';
import type { CreditService } from '../credit/credit-service.ts';
import { createAgendaHandlers } from './agenda/agenda-handlers.ts';
import { createAssistantRepository } from './assistant/assistant-repository.ts';
import { liveAssistant } from './assistant/tables.ts';
import { type AttendanceService, createAttendance } from './attendance/attendance-service.ts';
import { createAwardLiveCredit, createLiveCreditWorker } from './attendance/live-credit-service.ts';
import { createSentMedia, type SentMedia } from './attendance/sent-media-service.ts';
import { liveAttendance } from './attendance/tables.ts';
import { createBookingHandlers } from './booking/booking-handlers.ts';
import { type BookingService, createBookingService, eraseBookings } from './booking/booking-service.ts';
import { createCalendarRoutes } from './booking/calendar-routes.ts';
import { createCalendarService } from './booking/calendar-service.ts';
import { createLiveReminders, createReminderWorker } from './booking/reminder-service.ts';
import { liveBooking } from './booking/tables.ts';
import { createLiveRepository } from './event/repository.ts';
import { type AddLiveView, createAddLiveView, createLiveService, type LiveService } from './event/service.ts';
import type { FoundMessages } from './list/found-messages.ts';
import { createLiveListHandlers } from './list/list-handlers.ts';
import {
  createReadLiveList,
  type FindLiveListItems,
  type FindUnfinishedReplays,
  type ListRecordedRanges,
} from './list/live-list-service.ts';
import type { SpokenAnswers } from './list/spoken-answers.ts';
import type { MoveLiveStatus } from './status/move-status-service.ts';
import { createStatusHandlers } from './status/status-handlers.ts';

/** The data export of an account: its bookings and attendance, and the events that it is an assistant of. */
const ownData: OwnData = {
  rows: [
    {
      name: 'live-bookings',
      title: m['ownData.live.liveBookings'],
      table: liveBooking,
      account: liveBooking.accountId,
      names: { startAt: 'beginAt', lastNotice: 'reminded' },
    },
    {
      name: 'live-assistants',
      title: m['ownData.live.liveAssistants'],
      table: liveAssistant,
      account: liveAssistant.accountId,
    },
    {
      name: 'live-attendance',
      title: m['ownData.live.liveAttendance'],
      table: liveAttendance,
      account: liveAttendance.accountId,
    },
  ],
  listFiles: null,
};

/** The module of live events: their lists, status, agenda and bookings. */
export function createLive(
  deps: AppContext,
  {
    sessions,
    moveStatus,
    listRecordedRanges,
    findUnfinishedReplays,
    spokenAnswers,
    foundMessages,
    updatePopularity,
    sendMessage,
    credit,
  }: {
    readonly sessions: SessionStore;
    readonly moveStatus: MoveLiveStatus;
    readonly listRecordedRanges: ListRecordedRanges;
    readonly findUnfinishedReplays: FindUnfinishedReplays;
    readonly spokenAnswers: SpokenAnswers;
    readonly foundMessages: FoundMessages;
    readonly sendMessage: PostMessage;
    readonly credit: Pick<CreditService, 'awardCredit'>;
  } & Pick<ContentDependencies, 'updatePopularity'>,
): Module<
  'listLives' | 'countLives' | 'subscribeActivity' | 'listLiveBookings' | 'startLiveAgendaItem' | 'moveLiveStatus'
> & {
  readonly service: LiveService;
  readonly bookings: BookingService;
  readonly attendance: AttendanceService;
  readonly sentMedia: SentMedia;
  readonly addView: AddLiveView;
  readonly findListItems: FindLiveListItems;
} {
  const { clock, config } = deps;
  const repository = createLiveRepository(deps.db);
  const service = createLiveService(deps);
  const bookings = createBookingService(deps);
  const attendance = createAttendance(deps);
  const sentMedia = createSentMedia(deps);
  const readLiveList = createReadLiveList({
    clock,
    repository,
    service,
    listRecordedRanges,
    spokenAnswers,
    foundMessages,
  });

  return {
    service,
    bookings,
    attendance,
    sentMedia,
    addView: createAddLiveView(updatePopularity),
    findListItems: async (ids) => readLiveList(await repository.findByIds(ids)),
    handlers: {
      ...createLiveListHandlers({
        ...deps,
        repository,
        readLiveList,
        findUnfinishedReplays,
        spokenAnswers,
        foundMessages,
      }),
      ...createAgendaHandlers(deps),
      ...createStatusHandlers(deps, moveStatus),
      ...createBookingHandlers(deps, bookings),
    },
    pageCards: {
      '/liveDetail': (query) => service.getPageCard(queryId(query, 'activityId')),
      '/meetingDetail': (query) => service.getPageCard(queryId(query, 'liveMeetingUuid')),
    },
    routes: async (app) => {
      await app.register(createCalendarRoutes(deps, { calendars: createCalendarService(deps, bookings), sessions }));
      app.addHook('onClose', () => sentMedia.store());
    },
    mediaRoutes: [],
    initialDataLoaders: {},
    jobs: [deleteOlderThan('live-attendance', liveAttendance, liveAttendance.hourAt, config.live.retentionDays)],
    workers: [
      createReminderWorker(createLiveReminders(deps, sendMessage)),
      createLiveCreditWorker(createAwardLiveCredit(deps, { attendance, credit })),
    ],
    erasure: async (tx, { id }) => {
      await eraseBookings(tx, id);
      await createAssistantRepository(tx).removeOfAccount(id);
      return {};
    },
    ownData,
    constraints: {},
  };
}
