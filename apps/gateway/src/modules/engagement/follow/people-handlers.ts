import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { DoctorService } from '../../doctor/service.ts';
import { createPeopleRepository } from './people-repository.ts';

/** The calls that list fans and followed people. */
export type PeopleCalls = 'listFans' | 'listFollowingOf';

/** Dependencies on other modules. */
export interface PeopleDependencies {
  readonly doctors: Pick<DoctorService, 'findCards' | 'findPublicProfileId'>;
}

const personCursor = z.tuple([cursorTimestamp, cursorId]);

/** Handles the calls that list fans and followed people (rules/follow#fans). */
export function createPeopleHandlers(
  { db }: Pick<AppContext, 'db'>,
  { doctors }: PeopleDependencies,
): Handlers<PeopleCalls> {
  const people = createPeopleRepository(db);

  async function presentPage(rows: readonly { id: string; followedAt: number }[], pageSize: number) {
    const page = cutPage(rows, pageSize, ({ followedAt, id }) => [followedAt, id]);
    return { ...page, list: await doctors.findCards(page.list.map(({ id }) => id)) };
  }

  return {
    async listFans({ doctorId, cursor, pageSize }, { session }) {
      if (doctorId === undefined && !session) throw new CallError('notLoggedIn');
      const publicProfileId = doctorId ?? (session && (await doctors.findPublicProfileId(session.customerId)));
      const after = decodeCursor(personCursor, cursor);
      // An account without a public profile has no fans.
      if (publicProfileId === null) return { list: [], nextCursor: null };
      if (doctorId !== undefined && (await people.findAccount(doctorId)) === undefined) throw new CallError('notFound');
      return presentPage(await people.listFans(publicProfileId, { after, limit: pageSize + 1 }), pageSize);
    },

    async listFollowingOf({ doctorId, cursor, pageSize }, { session }) {
      if (doctorId === undefined && !session) throw new CallError('notLoggedIn');
      const accountId = doctorId === undefined ? session?.customerId : await people.findAccount(doctorId);
      if (accountId === undefined) throw new CallError('notFound');
      const after = decodeCursor(personCursor, cursor);
      // The library's own people follow nobody.
      if (accountId === null) return { list: [], nextCursor: null };
      return presentPage(await people.listFollowed(accountId, { after, limit: pageSize + 1 }), pageSize);
    },
  };
}
