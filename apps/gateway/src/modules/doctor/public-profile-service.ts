import { randomUUID } from 'node:crypto';
import { ResourceType } from '@osteon/domain';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/connect.ts';
import { notifyContent } from '../../platform/realtime/content-events.ts';
import { buildPublicProfileDocument, type PublicProfileDocument } from './public-profile-document.ts';
import { createPublicProfileRepository } from './public-profile-repository.ts';

/** Certified data of an account (rules/doctor#public-profile). */
export interface CertifiedProfile {
  readonly accountId: string;
  readonly name: string;
  readonly title: string;
  /** The name of the hospital. */
  readonly hospital: string;
  /** Its id in the library; without one it is searched by its name. */
  readonly hospitalId?: string;
  /** At least one; the first decides the lists that include the person. */
  readonly specialtyIds: readonly string[];
}

/** Fields of their own person that an owner may change. */
export type PublicProfileChanges = Partial<Pick<CertifiedProfile, 'name' | 'title' | 'hospital'>> & {
  readonly specialtyId?: string;
  readonly portrait?: string;
  readonly introduction?: string;
};

/** Modules that show persons, or search them, in the transaction of their change. */
export interface PublicProfileDependencies {
  readonly clock: Clock;
  readonly index: {
    write(tx: Database, documents: readonly PublicProfileDocument[]): Promise<void>;
    remove(tx: Database, types: readonly number[], ids: readonly string[]): Promise<void>;
  };
  readonly works: { refreshAuthor(tx: Database, doctorId: string): Promise<void> };
  readonly engagement: { removeEngagement(tx: Database, refType: number, refId: string): Promise<void> };
}

/**
 * The persons of accounts, for the modules that change an account. Each function works in the caller's transaction,
 * that of the change itself.
 */
export type PublicProfileService = ReturnType<typeof createPublicProfileService>;

/** Position of the first account's person: after every one of the library. */
const FIRST_POSITION = 1_000_000;

/** Start of the seconds that follow it, so that accounts are listed in the order of their certifications. */
const POSITIONS_SINCE = Date.UTC(2026, 0);

const BATCH = 500;

export function createPublicProfileService({ clock, index, works, engagement }: PublicProfileDependencies) {
  /** Publishes a changed person to the search index and to every process, and its works under a changed name. */
  async function publish(tx: Database, accountId: string, { renamed }: { renamed: boolean }): Promise<void> {
    const row = await createPublicProfileRepository(tx).findVisible(accountId);
    if (!row) return;
    await index.write(tx, [buildPublicProfileDocument(row)]);
    if (renamed) await works.refreshAuthor(tx, row.doctor.id);
    await notifyContent(tx, [row.doctor.id]);
  }

  async function locate(tx: Database, name: string, hospitalId?: string) {
    const id = hospitalId ?? (await createPublicProfileRepository(tx).findHospitalId(name));
    return { hospitalId: id, hospitalName: id === null ? name : '' };
  }

  return {
    /**
     * Creates or updates the public person of an account that is certified now; references to it stay. Returns its id.
     * @throws {TypeError} without a specialty, or for an unknown account or specialty
     */
    async savePublicProfile(tx: Database, person: CertifiedProfile): Promise<string> {
      const { accountId, name, title, hospital, hospitalId, specialtyIds } = person;
      const persons = createPublicProfileRepository(tx);
      const profile = await persons.lockProfile(accountId);
      const names = new Map((await persons.listSpecialtyNames()).map((each) => [each.id, each.name]));
      const [specialtyId, ...others] = specialtyIds;
      if (!profile || specialtyId === undefined || !specialtyIds.every((id) => names.has(id))) {
        throw new TypeError('a person has an account and specialties that exist');
      }
      const columns = {
        name,
        title,
        specialtyId,
        areasOfExpertise: others.map((id) => names.get(id) ?? ''),
        ...(await locate(tx, hospital, hospitalId)),
        state: 'shown',
      } as const;
      const existing = await persons.findByAccount(accountId);
      const id = existing?.id ?? randomUUID();
      if (existing) await persons.update(accountId, columns);
      else {
        const now = clock.now();
        await persons.insert({
          ...columns,
          id,
          accountId,
          nameEn: '',
          gender: '',
          introduction: profile.biography,
          portrait: profile.logo,
          honours: [],
          isIndustryLeader: false,
          position: FIRST_POSITION + Math.floor((now - POSITIONS_SINCE) / 1000),
          createdAt: now,
        });
      }
      await publish(tx, accountId, { renamed: existing !== undefined });
      return id;
    },

    /** Changes a person, visible or hidden; nothing happens for an account without one. */
    async updatePublicProfile(tx: Database, accountId: string, changes: PublicProfileChanges): Promise<void> {
      const { hospital, ...columns } = changes;
      const hospitalColumns = hospital === undefined ? {} : await locate(tx, hospital);
      const changed = { ...columns, ...hospitalColumns };
      if (Object.keys(changed).length === 0) return;
      await createPublicProfileRepository(tx).update(accountId, changed);
      await publish(tx, accountId, { renamed: changes.name !== undefined || hospital !== undefined });
    },

    /** Hides the person of an account whose certification is revoked; `savePublicProfile` shows the same one again. */
    async hidePublicProfile(tx: Database, accountId: string): Promise<void> {
      const persons = createPublicProfileRepository(tx);
      const person = await persons.findByAccount(accountId);
      if (!person) return;
      await persons.update(accountId, { state: 'hidden' });
      await index.remove(tx, [ResourceType.author], [person.id]);
      await notifyContent(tx, [person.id]);
    },

    /** Removes the person of an account that is erased; its works stay without it (rules/doctor#erasure). */
    async erasePublicProfile(tx: Database, accountId: string): Promise<void> {
      const persons = createPublicProfileRepository(tx);
      const person = await persons.findByAccount(accountId);
      if (!person) return;
      await index.remove(tx, [ResourceType.author], [person.id]);
      await persons.erase(person.id);
      // After the lock: it includes all follows and likes so far, and no later one is possible.
      await engagement.removeEngagement(tx, ResourceType.author, person.id);
      await works.refreshAuthor(tx, person.id);
      await notifyContent(tx, [person.id]);
    },

    /** Indexes all persons again, with words that a load of content has changed. */
    async reindex(tx: Database): Promise<void> {
      const persons = createPublicProfileRepository(tx);
      let rows = await persons.listVisible('', BATCH);
      while (rows.length > 0) {
        await index.write(tx, rows.map(buildPublicProfileDocument));
        rows = await persons.listVisible(rows.at(-1)?.doctor.id ?? '', BATCH);
      }
    },
  };
}
