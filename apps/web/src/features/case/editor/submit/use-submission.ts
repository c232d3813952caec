import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CaseDraft } from '../../../../entities/case/api/get-case-draft.ts';
import { withdrawCase } from '../../../../entities/case/api/withdraw-case.ts';
import { emit } from '../../../../lib/events.ts';
import { wasLed } from '../../../../lib/gateway/call-gateway.ts';
import { codes, GatewayError } from '../../../../lib/gateway/gateway-error.ts';
import { gatewayKey } from '../../../../lib/gateway/gateway-query.ts';
import { failureText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { type SubmitProblem, submitCase } from '../../api/submit-case.ts';
import type { DraftSaver } from '../draft/draft-saver.ts';
import type { useDraftForm } from '../draft/editor-scope.ts';
import { focusProblem } from './problems.ts';

interface Editing {
  saver: DraftSaver;
  form: ReturnType<typeof useDraftForm>;
  /** As the gateway has it. */
  state: CaseDraft['state'];
}

export type Submission = ReturnType<typeof useSubmission>;

/** Submits a draft, shows what it is refused for at its place, and withdraws it (rules/case-editor#submitting). */
export function useSubmission({ saver, form, state: initial }: Editing) {
  const queries = useQueryClient();
  const [state, setState] = useState(initial);
  const [dialog, setDialog] = useState<'check' | 'identifier' | null>(null);
  const [problems, setProblems] = useState<readonly SubmitProblem[]>([]);
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [target, setTarget] = useState<SubmitProblem | null>(null);
  // Once the dialog has closed and returned the focus.
  useEffect(() => {
    if (target && dialog === null) focusProblem(target, saver.getText());
  }, [target, dialog, saver]);
  const refetch = () => {
    for (const name of ['listMyContent', 'listCaseDrafts'] as const)
      void queries.invalidateQueries({ queryKey: gatewayKey(name) });
  };
  const fail = (error: unknown) => {
    if (error instanceof GatewayError && error.code === codes.membersOnly)
      // The card of the membership, as the publish button shows it; the text stays (rules/membership#publish).
      return emit('actionRequested', { action: { name: 'publish', data: {} } });
    if (!wasLed(error)) toast.error(failureText(error, m['caseEditor.state.actionFailed']()));
  };

  async function submit(): Promise<void> {
    setBusy(true);
    try {
      const isSaved = await saver.flush();
      const { id, version } = saver.store.getState();
      if (!isSaved || id === null) return toast.error(m['caseEditor.problem.unsaved']());
      const answer = await submitCase({ draftId: id, version, note });
      setProblems(answer.problems);
      if (answer.problems.length === 0) {
        setState(answer.state);
        setDialog(null);
        toast.success(m['caseEditor.state.submitted']());
        refetch();
      } else showProblems(answer.problems);
    } catch (error) {
      setDialog(null);
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  function showProblems(found: readonly SubmitProblem[]): void {
    const [first] = found;
    const isIdentifier = first?.reason === 'identifier';
    setDialog(isIdentifier ? 'identifier' : null);
    if (first && !isIdentifier) setTarget(first);
  }

  return {
    state,
    dialog,
    problems,
    note,
    isBusy,
    setNote,
    submit,
    open: () => {
      setTarget(null);
      setDialog('check');
    },
    close: () => setDialog(null),
    /** Goes to the place of a problem. */
    edit: (problem: SubmitProblem) => {
      setDialog(null);
      setTarget(problem);
    },
    /** The author judges a found text as no identifier, and submits again. */
    async judgeHarmless({ detail }: SubmitProblem): Promise<void> {
      const { harmless } = saver.getText().fields;
      form.setFieldValue('fields.harmless', [...new Set([...harmless, detail])].slice(-100));
      await submit();
    },
    async withdraw(): Promise<void> {
      const { id } = saver.store.getState();
      if (id === null) return;
      try {
        await withdrawCase(id);
        setState('draft');
        toast.success(m['caseEditor.state.withdrawn']());
        refetch();
      } catch (error) {
        fail(error);
      }
    },
  };
}
