import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { cursorId, cursorMoment, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import type { PageCard } from '../../platform/portal/page.ts';
import { queryId } from '../../platform/portal/query-id.ts';
import type { DoctorService } from '../doctor/service.ts';
import { presentPicture } from '../media/present-picture.ts';
import { presentAgenda } from './presenter.ts';
import { createLiveRepository } from './repository.ts';
import { createLiveService, type LiveService } from './service.ts';

const comingPlace = z.tuple([z.literal('coming'), cursorMoment, cursorId]);
const pastPlace = z.tuple([z.literal('past'), cursorMoment, cursorId]);

/** Live events as lists and pages show them; their stream and chat come with the live room. */
export function createLive(
  deps: Pick<AppContext, 'db' | 'clock'>,
  doctors: DoctorService,
): Module<'listLives' | 'getActivityDetail'> & { readonly service: LiveService } {
  const { clock } = deps;
  const repository = createLiveRepository(deps.db);
  const service = createLiveService(deps);

  async function pageCard(id: string | null): Promise<PageCard | null> {
    const [row] = id === null ? [] : await repository.event(id);
    if (!row) return null;
    const description = row.event.introduce.replace(/<[^>]*>/g, '');
    return { title: row.event.title, description, image: presentPicture(row.picture).url, type: 'article' };
  }

  return {
    service,
    handlers: {
      async listLives({ when, specialtyId, cursor, pageSize }) {
        const place = decodeCursor(when === 'coming' ? comingPlace : pastPlace, cursor);
        const after = place && ([place[1], place[2]] as const);
        const rows = await repository[when](specialtyId, clock.now(), after, pageSize + 1);
        const page = cutPage(rows, pageSize, ({ event: { id, planBeginAt, planEndAt } }) => [
          when,
          when === 'coming' ? planBeginAt : planEndAt,
          id,
        ]);
        return { ...page, list: await service.present(page.list) };
      },

      async getActivityDetail({ activityId, pageSize }) {
        const [row] = await repository.event(activityId);
        if (!row) throw new CallError('notFound');
        const { agenda, planBeginAt, authorizeType, introduce } = row.event;
        const speakers = agenda.flatMap(({ items }) => items.map(({ lecturerId }) => lecturerId));
        const [[card], names, past] = await Promise.all([
          service.present([row]),
          doctors.cardsById(speakers),
          repository.past(undefined, clock.now(), null, pageSize + 1),
        ]);
        if (!card) throw new CallError('notFound');
        const others = past.filter(({ event }) => event.id !== activityId).slice(0, pageSize);
        return {
          meetingActivity: {
            ...card,
            authorizeType,
            introduce,
            agenda: presentAgenda(agenda, planBeginAt, (id) => names.get(id)?.name),
          },
          historyRecommendedList: await service.present(others),
        };
      },
    },
    pageCards: {
      '/liveDetail': (query) => pageCard(queryId(query, 'activityId')),
      '/meetingDetail': (query) => pageCard(queryId(query, 'liveMeetingUuid')),
    },
  };
}
