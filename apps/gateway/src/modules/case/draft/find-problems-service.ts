import type { ResponseOf } from '@osteon/contract';
import { listCaseTextProblems } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import type { DraftRow } from './draft-repository.ts';
import { createSubmitRepository } from './submit-repository.ts';

/** A reason why a draft is not submitted, or not published. */
export type DraftProblem = ResponseOf<'submitCase'>['problems'][number];

/**
 * Everything that keeps a draft from its review (rules/case-draft#submitting): missing fields, patient identifiers,
 * pictures and series that are not checked, the consent. Media of a published case were checked before.
 */
export async function findDraftProblems(tx: Database, draft: DraftRow): Promise<DraftProblem[]> {
  const { fields, title, id } = draft;
  const repository = createSubmitRepository(tx);
  const media = new Map(
    [...(await repository.listImages(id)), ...(await repository.listSeries(id))].map((each) => [each.id, each]),
  );
  const used = [...fields.images.map(({ imageId }) => imageId), ...fields.series.map(({ seriesId }) => seriesId)];
  const mediaProblems = used.flatMap((mediaId): DraftProblem[] => {
    const found = media.get(mediaId);
    const reason = found && getMediaProblem(found);
    return reason ? [{ section: 'imaging', reason, detail: mediaId }] : [];
  });
  return [...listCaseTextProblems(title, fields), ...(await findUnknown(tx, draft)), ...mediaProblems];
}

function getMediaProblem({
  state,
  isChecked,
}: {
  readonly state: 'reading' | 'queued' | 'working' | 'ready' | 'failed';
  readonly isChecked: boolean;
}): DraftProblem['reason'] | null {
  if (state === 'failed') return 'failed';
  if (state !== 'ready') return 'working';
  return isChecked ? null : 'unchecked';
}

/** A specialty or tag that the library no longer has is missing. */
async function findUnknown(tx: Database, { fields }: DraftRow): Promise<DraftProblem[]> {
  const repository = createSubmitRepository(tx);
  const tagIds = fields.tags.flatMap((tag) => tag.id ?? []);
  const known = new Map((await repository.listTags(tagIds)).map((tag) => [tag.id, tag.kind]));
  const { specialtyId } = fields;
  const isSpecialtyKnown = specialtyId === null || (await repository.findSpecialtyCover(specialtyId)) !== undefined;
  const areTagsKnown = fields.tags.every(({ id, kind }) => id === null || known.get(id) === kind);
  return [
    ...(isSpecialtyKnown ? [] : [{ section: 'basic', reason: 'missing', detail: 'specialtyId' } as const]),
    ...(areTagsKnown ? [] : [{ section: 'basic', reason: 'missing', detail: 'tags' } as const]),
  ];
}
