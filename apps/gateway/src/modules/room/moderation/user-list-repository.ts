import { LIVE_PRESENCE_MS, type LiveChannel, SpeakState } from '@osteon/domain';
import { and, asc, count, eq, getTableColumns, gt, ilike, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/database/connect.ts';
import { escapeLike } from '../../../platform/database/filters.ts';
import { account } from '../../account/accounts/tables.ts';
import { doctor, hospital } from '../../doctor/tables.ts';
import { liveAssistant } from '../../live/assistant/tables.ts';
import { liveLecturer } from '../../live/event/tables.ts';
import { shownTexts } from '../chat/participant-repository.ts';
import { liveParticipant } from '../chat/tables.ts';

const decider = alias(account, 'decider');

const isOfPublicProfile = sql`${doctor.state} = 'shown'`;
const name = sql<string>`coalesce(case when ${isOfPublicProfile} then ${doctor.name} end, ${account.name})`;
const company = sql<string>`coalesce(case when ${isOfPublicProfile}
  then coalesce(${hospital.name}, ${doctor.hospitalName}) end, ${account.company})`;
const lecturerPosition = sql<number | null>`(select min(${liveLecturer.position}) from ${liveLecturer}
  where ${liveLecturer.liveId} = ${liveParticipant.liveId} and ${liveLecturer.doctorId} = ${doctor.id})`;
const isRoomAssistant = sql<boolean>`exists (select from ${liveAssistant}
  where ${liveAssistant.liveId} = ${liveParticipant.liveId} and ${liveAssistant.accountId} = ${liveParticipant.accountId})`;

/** The filters of the list of people. */
export interface PeopleFilter {
  readonly liveId: string;
  /** A part of name or hospital; empty for all. */
  readonly words: string;
  readonly kind: 'present' | 'muted' | 'assistants';
  readonly channel: LiveChannel | null;
  readonly now: number;
}

export type PersonRow = Awaited<ReturnType<ReturnType<typeof createUserListRepository>['list']>>[number];

/** Reads the people of events (rules/room-moderation#people). */
export function createUserListRepository(db: Database) {
  return {
    /** A page of people: lecturers first, then assistants, then everybody else as they joined. */
    list: (filter: PeopleFilter, { offset, limit }: { readonly offset: number; readonly limit: number }) =>
      db
        .select({
          participant: { ...getTableColumns(liveParticipant), messageNum: shownTexts },
          name,
          company,
          roleId: account.roleId,
          publicProfileId: sql<string | null>`case when ${isOfPublicProfile} then ${doctor.id} end`,
          portrait: sql<string>`coalesce(case when ${isOfPublicProfile} then ${doctor.portrait} end, '')`,
          lecturerPosition,
          isRoomAssistant,
          decider: decider.name,
        })
        .from(liveParticipant)
        .innerJoin(account, eq(account.id, liveParticipant.accountId))
        .leftJoin(doctor, eq(doctor.accountId, liveParticipant.accountId))
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .leftJoin(decider, eq(decider.id, liveParticipant.speakDecidedBy))
        .where(matches(filter))
        .orderBy(
          asc(lecturerPosition),
          sql`${isRoomAssistant} desc`,
          asc(liveParticipant.joinedAt),
          asc(liveParticipant.accountId),
        )
        .offset(offset)
        .limit(limit),

    /** The number of people. */
    async count(filter: PeopleFilter): Promise<number> {
      const [row] = await db
        .select({ count: count() })
        .from(liveParticipant)
        .innerJoin(account, eq(account.id, liveParticipant.accountId))
        .leftJoin(doctor, eq(doctor.accountId, liveParticipant.accountId))
        .leftJoin(hospital, eq(hospital.id, doctor.hospitalId))
        .where(matches(filter));
      return row?.count ?? 0;
    },
  };
}

function matches({ liveId, words, kind, channel, now }: PeopleFilter): SQL | undefined {
  const pattern = `%${escapeLike(words)}%`;
  return and(
    eq(liveParticipant.liveId, liveId),
    kind === 'muted'
      ? ne(liveParticipant.speakState, SpeakState.free)
      : // A row in the future, left by a clock that was set back, does not count.
        and(gt(liveParticipant.seenAt, now - LIVE_PRESENCE_MS), lt(liveParticipant.seenAt, now + LIVE_PRESENCE_MS)),
    kind === 'assistants' ? isRoomAssistant : undefined,
    channel === null ? undefined : eq(liveParticipant.channel, channel),
    words === '' ? undefined : or(ilike(name, pattern), ilike(company, pattern)),
  );
}
