import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { InputOf, ResponseOf, storedDraft } from '@osteon/contract';
import { CASE_DRAFTS_MAX, CASE_TAGS_MAX, isMember } from '@osteon/domain';
import type { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Session } from '../../../platform/session/session.ts';
import { describeBrowser } from '../../account/sessions/user-agent.ts';
import { cleanDraftTexts } from './clean-fields.ts';
import { createDraftRepository, type DraftRow } from './draft-repository.ts';

type Input = InputOf<'saveCaseDraft'>;
type Saved = ResponseOf<'saveCaseDraft'>;

/** The caller of a save. */
interface Author {
  readonly session: Session;
  readonly userAgent: string;
}

/** @throws {CallError} membersOnly without a valid membership (rules/case-draft#members) */
export function assertMember(session: Session, now: number): void {
  if (!isMember(session, now)) throw new CallError('membersOnly');
}

/** Creates the service that saves drafts of cases (rules/case-draft#saving). */
export function createSaveDraft({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  const drafts = createDraftRepository(db);

  /** Saves the next version of an existing draft, by one statement that checks the version. */
  async function saveNext(id: string, input: Input, { session, userAgent }: Author): Promise<Saved> {
    const accountId = session.customerId;
    const media = await drafts.findMediaIds(accountId, id);
    if (!media) throw new CallError('notFound');
    assertOwnMedia(input, media);
    const texts = cleanDraftTexts(input);
    const savedAt = clock.now();
    const browser = describeBrowser(userAgent);
    const version = await drafts.saveVersion({ id, accountId, version: input.version, ...texts, browser, savedAt });
    if (version !== undefined) return { id, version, savedAt };
    return resolveConflict(await drafts.findOwn(accountId, id), texts);
  }

  async function saveNew(input: Input, author: Author): Promise<Saved> {
    const { session, userAgent } = author;
    const accountId = session.customerId;
    const clientId = input.clientId ?? randomUUID();
    const before = await drafts.findByClientId(accountId, clientId);
    if (before) return saveAgain(before, input, author);
    assertMember(session, clock.now());
    assertOwnMedia(input, { imageIds: new Set(), seriesIds: new Set() });
    const texts = cleanDraftTexts(input);
    const now = clock.now();
    const row: DraftRow = {
      id: randomUUID(),
      accountId,
      clientId,
      caseId: null,
      state: 'draft',
      version: 1,
      ...texts,
      browser: describeBrowser(userAgent),
      note: '',
      reason: '',
      remarks: [],
      createdAt: now,
      savedAt: now,
      stateChangedAt: now,
      expiryNotifiedAt: null,
    };
    const stored = await db.transaction(async (tx) => {
      const own = createDraftRepository(tx);
      await own.lockAccount(accountId);
      const existing = await own.findByClientId(accountId, clientId);
      if (existing) return existing;
      if ((await own.countNew(accountId)) >= CASE_DRAFTS_MAX) throw new CallError('tooMany');
      await own.insert(row);
      return row;
    });
    return stored === row ? toSaved(row) : saveAgain(stored, input, author);
  }

  /**
   * A repeated call of a page whose first one was not answered: what it typed meanwhile is the next version, as only this
   * page knows the draft in its first one.
   */
  function saveAgain(stored: DraftRow, input: Input, author: Author): Promise<Saved> {
    const hasSameTexts = isSame(stored, cleanDraftTexts(input));
    return hasSameTexts ? Promise.resolve(toSaved(stored)) : saveNext(stored.id, { ...input, version: 1 }, author);
  }

  return {
    /**
     * Saves a draft, without an id a new one (rules/case-draft#saving).
     * @throws {CallError} conflict with the stored version where it is another one, and without data while it is in
     * review; membersOnly for a new draft; tooMany; notFound
     */
    async saveDraft(input: Input, author: Author): Promise<Saved> {
      assertTags(input.fields.tags);
      return input.id === undefined ? saveNew(input, author) : saveNext(input.id, input, author);
    },
  };
}

/** The answer to a save that wrote nothing: the stored version where its texts are the same, else a conflict. */
function resolveConflict(stored: DraftRow | undefined, texts: Pick<DraftRow, 'title' | 'fields'>): Saved {
  if (!stored) throw new CallError('notFound');
  if (isSame(stored, texts)) return toSaved(stored);
  if (stored.state === 'review') throw new CallError('conflict');
  throw new CallError('conflict', { data: presentStoredDraft(stored) });
}

/** The stored version of a draft, as `storedDraft` of the contract has it. */
export const presentStoredDraft = ({
  id,
  version,
  title,
  fields,
  savedAt,
  browser,
}: DraftRow): z.output<typeof storedDraft> => ({
  id,
  version,
  title,
  fields,
  savedAt,
  browser,
});

const toSaved = ({ id, version, savedAt }: DraftRow): Saved => ({ id, version, savedAt });

const isSame = (stored: DraftRow, { title, fields }: Pick<DraftRow, 'title' | 'fields'>): boolean =>
  stored.title === title && isDeepStrictEqual(stored.fields, fields);

/** @throws {CallError} badInput for a picture or series of another draft, or one that is named twice */
function assertOwnMedia(
  { fields }: Input,
  { imageIds, seriesIds }: { readonly imageIds: ReadonlySet<string>; readonly seriesIds: ReadonlySet<string> },
): void {
  const images = fields.images.map(({ imageId }) => imageId);
  const series = fields.series.map(({ seriesId }) => seriesId);
  const isOnce = new Set(images).size === images.length && new Set(series).size === series.length;
  const isOwn = images.every((id) => imageIds.has(id)) && series.every((id) => seriesIds.has(id));
  if (!isOnce || !isOwn) throw new CallError('badInput');
}

/** @throws {CallError} badInput for more tags of a kind than a case may have */
function assertTags(tags: Input['fields']['tags']): void {
  const kinds = Map.groupBy(tags, ({ kind }) => kind);
  if ([...kinds.values()].some((ofKind) => ofKind.length > CASE_TAGS_MAX)) throw new CallError('badInput');
}
