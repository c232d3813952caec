import { LIVE_TABS } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { id, text } from '../fields.ts';
import { agendaGroup } from '../live/agenda.ts';

/** The agenda of a hall by groups (rules/live-agenda#halls). */
export const getLiveAgendaList = call({
  name: 'getLiveAgendaList',
  family: 'live',
  mode: 'get',
  summary: 'The agenda of a hall',
  request: { subMeetingUuid: text(70) },
  response: z.object({ subMeetingAgenda: z.object({ groupList: z.array(agendaGroup) }) }),
  session: 'optional',
  errors: ['notFound'],
});

/** The tabs of an event's page that have content (rules/room#tabs). */
export const getLiveTabList = call({
  name: 'getLiveTabList',
  family: 'live',
  mode: 'get',
  summary: "The tabs of a live event's page that hold something",
  request: { activityId: id },
  response: z.object({ tabs: z.array(z.enum(LIVE_TABS)) }),
  session: 'none',
  errors: ['notFound'],
});

/** The link from an event to the official account in WeChat (rules/room#wechat-guide). */
export const getWechatGuide = call({
  name: 'getWechatGuide',
  family: 'live',
  mode: 'get',
  summary: 'The way from a live event to the official account in WeChat',
  request: { activityId: id },
  response: z.object({
    isShow: z.boolean(),
    /** Content of the QR code; empty if there is no guide. */
    qrCodeUrl: z.string(),
    text: z.string(),
  }),
  session: 'none',
  errors: ['notFound'],
});
