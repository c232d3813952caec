import { ResourceType } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { Handlers } from '../../../platform/http/handler.ts';
import type { ContentService } from '../../content/service.ts';
import { createPictureReader } from '../../media/picture-service.ts';
import { createCaseRepository } from '../base/repository.ts';
import { hasDecision } from '../base/seal-policy.ts';
import { presentCase, type StackUrl } from './case-presenter.ts';
import { getCaseReader } from './case-reader.ts';
import { createMeasureRepository } from './measure-repository.ts';
import { createOpeningRepository } from './opening-repository.ts';
import { createVoteService, type FindHospitalGrade } from './vote-service.ts';

export type ReadingCall = 'getCase' | 'voteCase' | 'openCaseOutcome' | 'saveCaseMeasures' | 'getCaseMeasures';

/** The related resources of a case. */
const RELATED = { types: [ResourceType.video, ResourceType.document, ResourceType.case], limit: 5 };

/** Handles the calls of readers of cases. */
export function createReadingHandlers(
  deps: Pick<AppContext, 'db' | 'clock'>,
  {
    content,
    findHospitalGrade,
    stackUrl,
  }: { readonly content: ContentService; readonly findHospitalGrade: FindHospitalGrade; readonly stackUrl: StackUrl },
): Handlers<ReadingCall> {
  const { db, clock } = deps;
  const cases = createCaseRepository(db);
  const openings = createOpeningRepository(db);
  const measures = createMeasureRepository(db);
  const findPictures = createPictureReader(db);
  const votes = createVoteService(deps, { findHospitalGrade });

  /** @throws {CallError} notFound for a case that is not published */
  async function findPublished(id: string) {
    const [row] = await cases.findPublished(id);
    if (!row) throw new CallError('notFound');
    return row;
  }

  /** The pictures and stacks of a case that are open to an account. */
  async function listMeasurable(accountId: string, id: string) {
    const [row, opening] = await Promise.all([findPublished(id), openings.find(id, { accountId })]);
    const isOpen = ({ phase }: { phase: string }) => !hasDecision(row) || opening !== undefined || phase === 'before';
    return {
      image: new Set(row.images.filter(isOpen).map(({ imageId }) => imageId)),
      stack: new Set(row.stacks.filter(isOpen).map(({ stackId }) => stackId)),
    };
  }

  return {
    async getCase({ id }, context) {
      const { session } = context;
      const [[row], [found], tags, opening, counts] = await Promise.all([
        cases.findCase(id),
        content.findCards([id], session),
        content.listTags(id),
        openings.find(id, getCaseReader(context)),
        openings.listVotes(id),
      ]);
      if (!row || !found) throw new CallError('notFound');
      const [pictures, related] = await Promise.all([
        findPictures(row.images.map(({ pictureId }) => pictureId)),
        content.listRelated(found, RELATED, session),
      ]);
      const answered = opening !== undefined && opening.option !== null;
      const card = { ...found, case: found.case && { ...found.case, answered } };
      return { card, tags, ...presentCase(row, { opening, votes: counts, pictures, stackUrl }), related };
    },

    voteCase: async ({ id, option }, context) => votes.vote(await findPublished(id), getCaseReader(context), option),

    async openCaseOutcome({ id }, context) {
      await votes.openOutcome(await findPublished(id), getCaseReader(context));
      return {};
    },

    async saveCaseMeasures({ id, imageId, stackId, measures: saved }, { session: { customerId: accountId } }) {
      if ((imageId === undefined) === (stackId === undefined)) throw new CallError('badInput');
      const target =
        imageId === undefined
          ? ({ targetKind: 'stack', targetId: stackId ?? '' } as const)
          : ({ targetKind: 'image', targetId: imageId } as const);
      const open = await listMeasurable(accountId, id);
      if (!open[target.targetKind].has(target.targetId)) throw new CallError('notFound');
      await measures.save({ accountId, caseId: id, ...target, measures: saved, savedAt: clock.now() });
      return {};
    },

    async getCaseMeasures({ id }, { session: { customerId: accountId } }) {
      const [open, rows] = await Promise.all([listMeasurable(accountId, id), measures.list(accountId, id)]);
      return {
        list: rows
          .filter(({ targetKind, targetId }) => open[targetKind].has(targetId))
          .map(({ targetKind, targetId, measures: own }) => ({
            stackId: targetKind === 'stack' ? targetId : null,
            imageId: targetKind === 'image' ? targetId : null,
            measures: own,
          })),
      };
    },
  };
}
