import type { ResponseOf } from '@osteon/contract';
import { presentPicture } from '../../media/presenter.ts';
import { hasDecision } from '../base/seal-policy.ts';
import type { clinicalCase, StoredImage } from '../base/tables.ts';
import type { caseVoteCount } from './tables.ts';

type CasePage = ResponseOf<'getCase'>;
type Distribution = ResponseOf<'voteCase'>['distribution'];
type Case = typeof clinicalCase.$inferSelect;
type VoteCount = typeof caseVoteCount.$inferSelect;

/** Signs the address of the slices of a stack, which ends in a slash (rules/case-series#stacks). */
export type StackUrl = (stackId: string) => string;

/** The other data that a case is presented with. */
interface CaseSources {
  /** How the reader opened it; undefined while it is sealed. */
  readonly opening: { readonly option: number | null } | undefined;
  readonly votes: readonly VoteCount[];
  readonly pictures: ReadonlyMap<string, Parameters<typeof presentPicture>[0]>;
  readonly stackUrl: StackUrl;
}

/** The number of votes for each option, zeros included (rules/case#distribution). */
export function presentDistribution(options: readonly string[], votes: readonly VoteCount[]): Distribution {
  return options.map((_text, option) => {
    const ofOption = votes.filter((vote) => vote.option === option);
    const sum = (level?: VoteCount['level']) =>
      ofOption.reduce((total, vote) => total + (level === undefined || vote.level === level ? vote.count : 0), 0);
    return { option, count: sum(), byLevel: { tertiary: sum('tertiary'), lower: sum('lower') } };
  });
}

/** The part of a case's page that its own row has, without what is sealed for the reader (rules/case#seal). */
export function presentCase(
  row: Case,
  { opening, votes, pictures, stackUrl }: CaseSources,
): Omit<CasePage, 'card' | 'tags' | 'related'> {
  const { sex, age, occupation, chiefComplaint, history, examination, imaging, laboratory } = row;
  const { diagnosis, classification, decision } = row;
  const isSealed = hasDecision(row) && opening === undefined;
  const isOpen = ({ phase }: Pick<StoredImage, 'phase'>) => !isSealed || phase === 'before';
  const media = [...row.images, ...row.stacks];
  return {
    patient: { sex, age, occupation },
    chiefComplaint,
    history,
    examination,
    imaging,
    laboratory,
    diagnosis,
    classification,
    isSealed,
    opened: opening === undefined ? null : opening.option === null ? 'outcome' : 'vote',
    voteNum: votes.reduce((sum, { count }) => sum + count, 0),
    decision: {
      question: decision.question,
      options: decision.options,
      chosen: isSealed ? null : decision.chosen,
      reason: isSealed ? null : decision.reason,
      distribution: isSealed ? null : presentDistribution(decision.options, votes),
      vote: opening?.option ?? null,
    },
    images: row.images.filter(isOpen).flatMap(({ imageId, pictureId, caption, phase }) => {
      const found = pictures.get(pictureId);
      return found ? { imageId, picture: presentPicture(found), caption, phase } : [];
    }),
    stacks: row.stacks.filter(isOpen).map((stack) => ({ ...stack, url: stackUrl(stack.stackId) })),
    sealedImageNum: media.filter((each) => !isOpen(each)).length,
    operation: isSealed ? null : row.operation,
    followUp: isSealed ? null : row.followUp,
    discussion: isSealed ? null : row.discussion,
  };
}
