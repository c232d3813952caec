import { createFormContext } from '@mantine/form';
import { createContext, useContext } from 'react';
import type { CaseDraft } from '../../../../entities/case/api/get-case-draft.ts';
import type { SubmitProblem } from '../../api/submit-case.ts';
import type { DraftSaver } from './draft-saver.ts';
import type { DraftText } from './draft-text.ts';

/** The form of the editor; its values are the text of the draft. */
export const [DraftFormProvider, useDraftFormContext, useDraftForm] = createFormContext<DraftText>();

/** The data of the sections besides the form. */
interface EditorScope {
  readonly saver: DraftSaver;
  /** Null until the draft is saved for the first time. */
  readonly draftId: string | null;
  /** The reasons of the last refused submission. */
  readonly problems: readonly SubmitProblem[];
  /** The remarks of the reviewer. */
  readonly remarks: CaseDraft['remarks'];
}

const EditorScopeContext = createContext<EditorScope | null>(null);

export const EditorScopeProvider = EditorScopeContext.Provider;

/** The scope of the editor around it. */
export function useEditorScope(): EditorScope {
  const scope = useContext(EditorScopeContext);
  if (!scope) throw new Error('outside of the case editor');
  return scope;
}
