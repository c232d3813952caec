import type { ResponseOf } from '@osteon/contract';
import { imagingText } from '../../../texts/library/library-text.ts';
import { Cover } from '../../../ui/cover/cover.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { CaseViewer } from '../viewer/case-viewer.tsx';
import styles from './case-imaging.module.css';

/** The imaging of a case: its pictures and stacks, or the cover where it has none, and the findings (rules/case#images). */
export function CaseImaging({ id, detail }: { id: string; detail: ResponseOf<'getCase'> }) {
  const { card, images, stacks, imaging, sealedImageNum } = detail;
  return (
    <>
      {images.length + stacks.length > 0 ? (
        <Region skeleton={<div className={styles.viewer} />}>
          <CaseViewer caseId={id} title={card.title} images={images} stacks={stacks} sealedImageNum={sealedImageNum} />
        </Region>
      ) : (
        <Cover picture={card.picture} sizes="(max-width: 768px) 100vw, 720px" alt="" className={styles.cover} />
      )}
      <dl className={styles.findings}>
        {imaging.map(({ kind, view, finding }) => (
          <div key={`${kind}${view}`}>
            <dt>
              {imagingText(kind)} {view}
            </dt>
            <dd>{finding}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
