import type { InputOf, ResponseOf } from '@osteon/contract';
import { diffAgreements } from '@osteon/domain';
import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { CallContext } from '../../platform/http/handler.ts';
import { type ConsentRow, createConsentRepository } from './consent-repository.ts';
import { fillPlaceholders } from './fill-placeholders.ts';

/** The versions of the two agreements that customers accepted (rules/agreement#consent). */
export interface ConsentService {
  /** Records the first login as consent to the current versions, as the login form states (rules/agreement#consent). */
  recordFirstConsents(tx: Database, accountId: string, now: number): Promise<void>;
  /** Both agreements with the consent to each and the changes since. */
  getConsents(accountId: string): Promise<ResponseOf<'getAgreementConsent'>>;
  /**
   * Records consent to versions in force; repeating it changes nothing.
   * @throws {CallError} conflict for a version that is not in force
   */
  acceptVersions(
    context: CallContext,
    accountId: string,
    accepted: InputOf<'acceptAgreements'>['accepted'],
  ): Promise<void>;
}

/** Creates the service of consents. */
export function createConsentService({ db, clock, config, audit }: AppContext): ConsentService {
  async function listChanges({ code, version, sections, agreed }: ConsentRow) {
    if (agreed === null || agreed.version === version) return [];
    const before = await createConsentRepository(db).findVersionSections(code, agreed.version);
    return before === null
      ? []
      : diffAgreements(fillPlaceholders(before, config.site), fillPlaceholders(sections, config.site));
  }

  return {
    recordFirstConsents: (tx, accountId, now) => createConsentRepository(tx).insertFirst(accountId, now),

    async getConsents(accountId) {
      const rows = await createConsentRepository(db).list(accountId);
      const list = await Promise.all(
        rows.map(async (row) => ({
          code: row.code,
          title: row.title,
          version: row.version,
          agreedVersion: row.agreed?.version ?? null,
          agreedAt: row.agreed?.at ?? null,
          pending: row.agreed?.version !== row.version,
          changes: await listChanges(row),
        })),
      );
      return { list };
    },

    async acceptVersions({ ip, deviceId }, accountId, accepted) {
      await db.transaction(async (tx) => {
        const consents = createConsentRepository(tx);
        const inForce = new Map((await consents.list(accountId)).map(({ code, version }) => [code, version]));
        for (const { code, version } of accepted) {
          if (inForce.get(code) !== version) throw new CallError('conflict');
          const isNew = await consents.insert({ accountId, code, version, agreedAt: clock.now() });
          if (!isNew) continue;
          await audit.record(tx, { event: 'agreementsAccepted', accountId, ip, deviceId, detail: { code, version } });
        }
      });
    },
  };
}
