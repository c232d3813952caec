import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useGetEngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { type ScoreTarget, setScore } from '../score/set-score.ts';
import { StarField } from '../score/star-field.tsx';

/** Dialog for a score of a resource; it starts with the customer's former one (rules/engagement#scores). */
export function Component({ resourceType, resourceId, onClose }: ScoreTarget & { onClose: () => void }) {
  const formId = useId();
  const queries = useQueryClient();
  const target = { resourceType, resourceId };
  const former = useGetEngagementState(target)?.own.score ?? null;
  const [chosen, setChosen] = useState<number | null>(null);
  const score = chosen ?? former;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (score === null) return;
    onClose();
    void setScore(queries, { ...target, score });
  };
  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button type="submit" kind="primary" form={formId} disabled={score === null}>
        {m['common.submit']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['content.score.do']()} actions={actions} onClose={onClose}>
      <form id={formId} noValidate onSubmit={submit}>
        <StarField value={score} onChange={setChosen} />
      </form>
    </Dialog>
  );
}
