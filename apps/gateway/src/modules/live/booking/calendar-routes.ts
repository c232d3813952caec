import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { CallError } from '../../../platform/http/call-error.ts';
import type { CalendarService } from './calendar-service.ts';

const CALENDAR_ROUTE = '/gateway/live-service/calendar';

const givenId = z.string().regex(/^[\w-]{1,64}$/);
const calendarQuery = z.object({ activityId: givenId, itemId: givenId.optional() });

/** Serves calendar files to everybody, as the pages of their events are open (rules/live#calendar-files). */
export const createCalendarRoutes =
  (calendars: CalendarService): FastifyPluginAsync =>
  async (app) => {
    app.get(CALENDAR_ROUTE, async (request, reply) => {
      const query = calendarQuery.safeParse(request.query);
      if (!query.success) throw new CallError('badInput');
      const { activityId, itemId } = query.data;
      const file = await calendars.compose(activityId, itemId);
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="osteon-${activityId}.ics"`,
        })
        .send(file);
    });
  };
