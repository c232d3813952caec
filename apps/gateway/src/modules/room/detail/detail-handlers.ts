import type { Handlers } from '../../../platform/http/handler.ts';
import type { LiveDetails } from './detail-service.ts';

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
