import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { CaseDraft } from '../../../../entities/case/api/get-case-draft.ts';
import { useGetCaseSeries } from '../../../../entities/case/api/get-case-series.ts';
import { useListCaseImages } from '../../../../entities/case/api/list-case-images.ts';
import { lazyPart } from '../../../../lib/chunk/lazy-part.tsx';
import { gatewayKey } from '../../../../lib/gateway/gateway-query.ts';
import { Region } from '../../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../../ui/row/row-skeletons.tsx';
import type { SubmitProblem } from '../../api/submit-case.ts';
import { createDraftSaver, type OpenedDraft } from '../draft/draft-saver.ts';
import { DraftFormProvider, EditorScopeProvider, useDraftForm } from '../draft/editor-scope.ts';
import { getMediaItems } from '../media/media-items.ts';
import { MediaSection } from '../media/media-section.tsx';
import { createUploads } from '../media/uploads.ts';
import { BasicSection } from '../sections/basic-section.tsx';
import { DecisionSection } from '../sections/decision-section.tsx';
import { FollowUpSection } from '../sections/follow-up-section.tsx';
import { DiagnosisSection, DiscussionSection, HistorySection, OperationSection } from '../sections/plain-sections.tsx';
import { useSubmission } from '../submit/use-submission.ts';
import { DraftStateNote } from './draft-state-note.tsx';
import styles from './editor.module.css';
import { EditorBar, EditorFoot } from './editor-bar.tsx';
import { EditorRail } from './editor-rail.tsx';
import { SectionList } from './section-list.tsx';

const ConflictScreen = lazyPart(async () => (await import('../conflict/conflict-screen.tsx')).ConflictScreen);
const SubmitDialogs = lazyPart(async () => (await import('../submit/submit-dialogs.tsx')).SubmitDialogs);

interface DraftEditorProps {
  opened: OpenedDraft;
  /** Null for a new draft, and without a network. */
  draft: CaseDraft | null;
  onCreated: (id: string) => void;
}

const NO_PROBLEMS: readonly SubmitProblem[] = [];

/** The editor of an opened draft. */
export function DraftEditor({ opened, draft, onCreated }: DraftEditorProps) {
  const queries = useQueryClient();
  const [saver] = useState(() => createDraftSaver(opened, onCreated));
  const saving = useStore(saver.store);
  const form = useDraftForm({ mode: 'controlled', initialValues: opened.text, onValuesChange: saver.change });
  const [uploads] = useState(() =>
    createUploads({
      ensureId: saver.ensureId,
      onImage: ({ imageId }) => {
        form.insertListItem('fields.images', { imageId, caption: '', phase: 'before' });
        void queries.invalidateQueries({ queryKey: gatewayKey('listCaseImages') });
      },
      onSeries: (seriesId, { name }) => {
        form.insertListItem('fields.series', {
          seriesId,
          title: name.replace(/\.[^.]*$/, '').slice(0, 40),
          phase: 'before',
        });
        void queries.invalidateQueries({ queryKey: gatewayKey('getCaseSeries') });
      },
    }),
  );
  useEffect(() => saver.connect(), [saver]);
  const images = useListCaseImages(saving.id);
  const series = useGetCaseSeries(saving.id);
  const items = getMediaItems(form.values.fields, images, series);
  const submission = useSubmission({ saver, form, state: draft?.state ?? 'draft' });
  const { problems, state } = submission;
  const remarks = draft?.remarks;
  const scope = useMemo(
    () => ({ saver, draftId: saving.id, problems: problems ?? NO_PROBLEMS, remarks: remarks ?? [] }),
    [saver, saving.id, problems, remarks],
  );

  if (saving.conflict)
    return (
      <Region skeleton={<RowSkeletons count={6} />}>
        <ConflictScreen
          conflict={saving.conflict}
          saver={saver}
          onMerged={(text) => {
            form.setValues(text);
            void saver.merge(text);
          }}
        />
      </Region>
    );
  const isReadOnly = state === 'review';
  return (
    <DraftFormProvider form={form}>
      <EditorScopeProvider value={scope}>
        <EditorBar
          saving={saving}
          isReadOnly={isReadOnly}
          onSubmit={submission.open}
          onRetry={() => void saver.flush()}
        />
        <div className={styles.columns}>
          <SectionList items={items} />
          <div className={styles.main}>
            <DraftStateNote draft={draft} state={state} saving={saving} onWithdraw={() => submission.withdraw()} />
            <fieldset className={styles.fields} disabled={isReadOnly}>
              <BasicSection />
              <HistorySection />
              <MediaSection items={items} uploads={uploads} />
              <DiagnosisSection />
              <DecisionSection />
              <OperationSection />
              <FollowUpSection />
              <DiscussionSection />
            </fieldset>
          </div>
          <EditorRail items={items} isReadOnly={isReadOnly} />
        </div>
        <EditorFoot saving={saving} isReadOnly={isReadOnly} onSubmit={submission.open} />
        {submission.dialog && (
          <Region skeleton={null}>
            <SubmitDialogs submission={submission} items={items} />
          </Region>
        )}
      </EditorScopeProvider>
    </DraftFormProvider>
  );
}
