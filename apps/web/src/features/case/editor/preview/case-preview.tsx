import { ROUTE_FRAMES } from '@osteon/domain';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getCaseDraftQuery } from '../../../../entities/case/api/get-case-draft.ts';
import { useGetCaseSeries } from '../../../../entities/case/api/get-case-series.ts';
import { useListCaseImages } from '../../../../entities/case/api/list-case-images.ts';
import { useListSpecialties } from '../../../../entities/content/api/list-specialties.ts';
import { useCustomerId } from '../../../../lib/session/session-store.ts';
import { m } from '../../../../texts/index.ts';
import { sexText } from '../../../../texts/library/library-text.ts';
import { nameText } from '../../../../texts/name-text.ts';
import { ButtonLink } from '../../../../ui/button/button.tsx';
import { eye } from '../../../../ui/icon/account-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Reading } from '../../../../ui/page/reading.tsx';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { openDraft } from '../draft/open-draft.ts';
import { findCopy } from '../draft/stored-copies.ts';
import { getMediaItems } from '../media/media-items.ts';
import styles from './case-preview.module.css';
import { CaseSections, getCaseSections } from './case-sections.tsx';

/** A draft as its readers will see it, before and after their answer (rules/case-editor#preview). */
export function CasePreview({ id }: { id: string }) {
  const customerId = useCustomerId();
  const { data: stored } = useSuspenseQuery(getCaseDraftQuery(id, customerId));
  const { text: draft } = openDraft({ customerId, clientId: '', draft: stored, copy: findCopy(customerId, id) });
  const [answer, setAnswer] = useState<'before' | 'after'>('before');
  const [device, setDevice] = useState<'desktop' | 'phone'>('desktop');
  const items = getMediaItems(draft.fields, useListCaseImages(id), useGetCaseSeries(id));
  const specialties = useListSpecialties();
  const { patient, specialtyId, chiefComplaint } = draft.fields;
  const specialty = specialties.find((each) => each.id === specialtyId);
  const sections = getCaseSections({ draft, items, isOpen: answer === 'after' });
  const about = [
    sexText(patient.sex),
    patient.age === null ? '' : m['case.age']({ age: patient.age }),
    patient.occupation,
  ].filter(Boolean);
  return (
    <>
      <div className={`night ${styles.bar}`}>
        <Icon of={eye} size={18} />
        <p>
          <b>{m['caseEditor.preview']()}</b>
          <span>{m['caseEditor.view.note']()}</span>
        </p>
        <Segmented
          label={m['caseEditor.view.answer']()}
          options={[
            { value: 'before', label: m['caseEditor.view.before']() },
            { value: 'after', label: m['caseEditor.view.after']() },
          ]}
          value={answer}
          onChange={setAnswer}
        />
        <div className={styles.devices}>
          <Segmented
            label={m['caseEditor.view.device']()}
            options={[
              { value: 'desktop', label: m['caseEditor.view.desktop']() },
              { value: 'phone', label: m['caseEditor.view.phone']() },
            ]}
            value={device}
            onChange={setDevice}
          />
        </div>
        <ButtonLink size="sm" to={`${ROUTE_FRAMES.casePublishRichText.path}?id=${id}`}>
          {m['caseEditor.view.back']()}
        </ButtonLink>
      </div>
      <div className={styles.reader} data-device={device}>
        <Reading
          outlineLabel={m['caseEditor.view.outline']()}
          outline={sections}
          head={
            <header>
              {specialty && <Tag specialtyId={specialty.id}>{nameText(specialty)}</Tag>}
              <h1>{draft.title || m['caseEditor.view.untitled']()}</h1>
              <p className={styles.by}>{about.join(' · ')}</p>
              <p className={styles.complaint}>{chiefComplaint}</p>
            </header>
          }
        >
          <CaseSections sections={sections} />
        </Reading>
      </div>
    </>
  );
}
