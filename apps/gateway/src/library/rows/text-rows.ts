import { orderByPinyin } from '@osteon/library';
import type { agreement } from '../../modules/agreement/tables.ts';
import type { clinicalCase } from '../../modules/case/base/tables.ts';
import { getLibraryStackId } from '../../modules/case/stack/stack-id.ts';
import type { dictionaryTerm } from '../../modules/dictionary/tables.ts';
import type { document } from '../../modules/document/tables.ts';
import type { LoadInput } from './load-input.ts';

/** The rows of cases, documents, terms and agreements. */
export function buildTextRows({ library, mediaLocation, pictureOfFile }: LoadInput) {
  return {
    cases: library.cases.map(({ id, patient, ...each }): typeof clinicalCase.$inferInsert => ({
      id,
      ...patient,
      chiefComplaint: each.chiefComplaint,
      history: each.history,
      examination: each.examination,
      imaging: each.imaging,
      laboratory: each.laboratory,
      diagnosis: each.diagnosis,
      classification: each.classification,
      decision: each.decision,
      operation: each.operation,
      followUp: each.followUp,
      discussion: each.discussion,
      images: each.images.map(({ file, caption, phase }, index) => ({
        imageId: `${id}-${index + 1}`,
        pictureId: pictureOfFile(file),
        caption,
        phase,
      })),
      // The media route serves the stacks of the repository alone.
      stacks: (mediaLocation.disk === 'library' ? each.stacks : []).flatMap(({ stack, title, phase }) => {
        const shape = library.media.stacks[stack];
        return shape ? [{ ...shape, stackId: getLibraryStackId(stack), title, phase }] : [];
      }),
    })),
    documents: library.documents.map(
      ({ id, kind, evidenceDate, reviewerId, sections, references }): typeof document.$inferInsert => ({
        id,
        kind,
        evidenceDate,
        reviewerId,
        references,
        sections: sections.map(({ heading, paragraphs, bullets, table }) => ({
          heading,
          paragraphs,
          bullets,
          table: table ? { head: table.header, rows: table.rows } : null,
        })),
      }),
    ),
    terms: orderByPinyin(library.dictionary).map(({ item, letter }, position): typeof dictionaryTerm.$inferInsert => ({
      id: item.id,
      term: item.term,
      en: item.en,
      abbreviation: item.abbreviation,
      category: item.category,
      specialtyId: item.specialty,
      letter,
      position,
      definition: item.definition,
      definitionEn: item.definitionEn,
      synonyms: item.synonyms,
      relatedIds: item.related,
      featured: item.featured,
    })),
    agreements: library.agreements satisfies (typeof agreement.$inferInsert)[],
  };
}
