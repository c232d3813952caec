import type { ResponseOf } from '@osteon/contract';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { m } from '../../../texts/index.ts';
import { ReadingSection } from '../../../ui/page/reading.tsx';
import { DecisionPoll } from './decision-poll.tsx';
import { DecisionResult } from './decision-result.tsx';
import { FollowUp } from './follow-up.tsx';
import { SealedSections } from './sealed-sections.tsx';
import { useOpenCase } from './use-open-case.ts';

/** The headings of the sealed sections, by their anchors. */
const HEADINGS = {
  operation: m['case.section.operation'],
  'follow-up': m['case.followUp'],
  discussion: m['case.discussion'],
} as const;

/**
 * The decision of a case and what follows it: the poll and the sealed sections, or once it is open the result, the
 * operation, the follow-up and the discussion (rules/case#seal).
 */
export function CaseOutcome({ id, detail }: { id: string; detail: ResponseOf<'getCase'> }) {
  const { isSealed, decision, voteNum, operation, followUp, discussion } = detail;
  const opening = useOpenCase(id);
  const anchor = useLocation().hash.slice(1);
  const linked = Object.entries(HEADINGS).find(([name]) => name === anchor)?.[1]() ?? null;
  const [wasSealed] = useState(isSealed);
  useEffect(() => {
    if (wasSealed && !isSealed) {
      // The reader goes on where the link led, or reads the result of the vote.
      if (linked !== null) document.getElementById(anchor)?.scrollIntoView();
      else document.getElementById('decision-result')?.focus();
    }
  }, [wasSealed, isSealed, linked, anchor]);
  useEffect(() => {
    // The page looked for the section of its address before this part had loaded.
    if (/^(decision|operation|follow-up|discussion|sealed)$/.test(anchor))
      document.getElementById(anchor)?.scrollIntoView();
  }, [anchor]);
  return (
    <>
      {decision.options.length > 0 && (
        <ReadingSection id="decision" heading={m['case.decision']()}>
          {isSealed ? (
            <DecisionPoll id={id} detail={detail} opening={opening} />
          ) : (
            <DecisionResult decision={decision} voteNum={voteNum} />
          )}
        </ReadingSection>
      )}
      {isSealed && <SealedSections anchors={Object.keys(HEADINGS)} linked={linked} opening={opening} />}
      {operation !== null && (
        <ReadingSection id="operation" heading={HEADINGS.operation()}>
          <p>{operation}</p>
        </ReadingSection>
      )}
      {followUp !== null && (
        <ReadingSection id="follow-up" heading={HEADINGS['follow-up']()}>
          <FollowUp followUp={followUp} />
        </ReadingSection>
      )}
      {discussion !== null && (
        <ReadingSection id="discussion" heading={HEADINGS.discussion()}>
          <p>{discussion}</p>
        </ReadingSection>
      )}
    </>
  );
}
