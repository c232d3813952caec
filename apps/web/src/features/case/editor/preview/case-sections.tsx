import type { ReactNode } from 'react';
import { m } from '../../../../texts/index.ts';
import { imagingText } from '../../../../texts/library/library-text.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { image } from '../../../../ui/icon/icons.ts';
import { ReadingSection } from '../../../../ui/page/reading.tsx';
import type { DraftText } from '../draft/draft-text.ts';
import { getCaption, type MediaItem } from '../media/media-items.ts';
import styles from './case-preview.module.css';

const LETTERS = 'ABCDEF';

/** A section of the preview. */
interface PreviewSection {
  readonly id: string;
  readonly heading: string;
  readonly body: ReactNode;
}

interface Shown {
  readonly draft: DraftText;
  readonly items: readonly MediaItem[];
  /** False before the reader's answer: the outcome is sealed (rules/case#seal). */
  readonly isOpen: boolean;
}

/** The sections of a draft in the order in which a reader decides it; without its outcome while that is sealed. */
export function getCaseSections({ draft: { fields }, items, isOpen }: Shown): readonly PreviewSection[] {
  const { decision } = fields;
  const shown = items.filter(({ place }) => isOpen || place.phase === 'before');
  const open: readonly PreviewSection[] = [
    {
      id: 'history',
      heading: m['case.section.clinical'](),
      body: <Words of={[fields.history, fields.examination].filter(Boolean).join('\n')} />,
    },
    {
      id: 'imaging',
      heading: m['case.section.imaging'](),
      body: (
        <>
          <Rows
            rows={fields.imaging.map(({ kind, view, finding }) => ({
              term: `${imagingText(kind)} ${view}`,
              words: finding,
            }))}
          />
          <Images items={shown} />
        </>
      ),
    },
    { id: 'laboratory', heading: m['case.laboratory'](), body: <Words of={fields.laboratory} /> },
    {
      id: 'diagnosis',
      heading: m['case.diagnosis'](),
      body: <Words of={[fields.diagnosis, fields.classification].filter(Boolean).join('\n')} />,
    },
    {
      id: 'decision',
      heading: m['case.decision'](),
      body: (
        <>
          <p>{decision.question}</p>
          <ol className={styles.options}>
            {decision.options.map((option, index) => (
              // Options have no identity but their place.
              <li key={index}>
                <span>{LETTERS[index]}</span>
                {option}
                {isOpen && decision.chosen === index && <b>{m['caseEditor.view.choice']()}</b>}
              </li>
            ))}
          </ol>
          {isOpen && <Words of={decision.reason} />}
        </>
      ),
    },
  ];
  if (!isOpen) return open;
  return [
    ...open,
    { id: 'operation', heading: m['case.section.operation'](), body: <Words of={fields.operation} /> },
    {
      id: 'follow-up',
      heading: m['case.followUp'](),
      body: (
        <Rows
          rows={fields.followUp.map(({ time, finding, score }) => ({ term: time, words: `${finding} ${score}` }))}
        />
      ),
    },
    { id: 'discussion', heading: m['case.discussion'](), body: <Words of={fields.discussion} /> },
  ];
}

/** The sections as the page of a case shows them. */
export function CaseSections({ sections }: { sections: readonly PreviewSection[] }) {
  return sections.map(({ id, heading, body }) => (
    <ReadingSection key={id} id={id} heading={heading} quotable={false}>
      {body}
    </ReadingSection>
  ));
}

/** Plain text with its line breaks. */
function Words({ of }: { of: string }) {
  return of.trim() === '' ? (
    <p className={styles.empty}>{m['caseEditor.view.empty']()}</p>
  ) : (
    <p className={styles.words}>{of}</p>
  );
}

function Rows({ rows }: { rows: readonly { readonly term: string; readonly words: string }[] }) {
  if (rows.length === 0) return <Words of="" />;
  return (
    <dl className={styles.rows}>
      {rows.map(({ term, words }, index) => (
        // Rows have no identity but their place.
        <div key={index}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}

function Images({ items }: { items: readonly MediaItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.images}>
      {items.map((item, index) => (
        <li key={item.id}>
          {item.kind === 'image' && item.found && item.found.url !== '' ? (
            <img
              src={item.found.url}
              width={item.found.width}
              height={item.found.height}
              alt={getCaption(item)}
              loading="lazy"
            />
          ) : (
            <span>
              <Icon of={image} size={28} />
            </span>
          )}
          <p>
            {m['caseEditor.rail.figure']({ number: index + 1 })} {getCaption(item)}
          </p>
        </li>
      ))}
    </ul>
  );
}
