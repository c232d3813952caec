import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { type SessionStore, toActiveSession } from '../../../platform/session/session.ts';
import type { CalendarService } from './calendar-service.ts';

const CALENDAR_ROUTE = '/gateway/live-service/calendar';
const BOOKED_ROUTE = `${CALENDAR_ROUTE}/booked`;

const idParameter = z.string().regex(/^[\w-]{1,64}$/);
const calendarQuery = z.object({ activityId: idParameter, itemId: idParameter.optional() });
const bookedQuery = z.object({ activityId: idParameter.optional() });

const sendCalendar = (reply: FastifyReply, name: string, file: string) =>
  reply
    .headers({
      'cache-control': 'no-store',
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="osteon-${name}.ics"`,
    })
    .send(file);

/**
 * Serves calendar files: of events to everybody, as their pages are public, and of all bookings, or those of one event,
 * to their account (rules/live-booking#calendar-files).
 */
export const createCalendarRoutes =
  (
    { cookies }: Pick<AppContext, 'cookies'>,
    { calendars, sessions }: { readonly calendars: CalendarService; readonly sessions: SessionStore },
  ): FastifyPluginAsync =>
  async (app) => {
    app.get(CALENDAR_ROUTE, async (request, reply) => {
      const query = calendarQuery.safeParse(request.query);
      if (!query.success) throw new CallError('badInput');
      const { activityId, itemId } = query.data;
      return sendCalendar(reply, activityId, await calendars.compose(activityId, itemId));
    });

    app.get(BOOKED_ROUTE, async ({ headers, query }, reply) => {
      const parsed = bookedQuery.safeParse(query);
      if (!parsed.success) throw new CallError('badInput');
      const { tokenHash } = cookies.peek(headers.cookie);
      const session = tokenHash === undefined ? null : toActiveSession(await sessions.find(tokenHash));
      if (session === null) throw new CallError('notLoggedIn');
      const { activityId } = parsed.data;
      const file = await calendars.composeBooked(session.customerId, activityId);
      return sendCalendar(reply, activityId === undefined ? 'booked' : `${activityId}-booked`, file);
    });
  };
