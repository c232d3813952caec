import type { ResponseOf } from '@osteon/contract';
import { m } from '../../texts/index.ts';
import { joinList, wordGap } from '../../texts/join-text.ts';
import styles from './search-view.module.css';
import type { SetFilters } from './use-search-query.ts';

type About = ResponseOf<'search'>;

const READ = {
  pinyin: ({ keyword }: { keyword: string }) => m['search.read.pinyin']({ keyword }),
  spelling: m['search.read.spelling'],
  parts: ({ keyword }: { keyword: string }) => m['search.read.parts']({ keyword }),
} as const;

/** Synonyms and corrections that the results include besides the query as typed. */
export function ResultNotes({
  about,
  written,
  exact,
  setFilters,
}: {
  about: About;
  written: string;
  exact: boolean;
  setFilters: SetFilters;
}) {
  const { readAs, synonyms } = about;
  return (
    <>
      {readAs && (
        <p className={styles.note} role="status">
          {READ[readAs.by]({ keyword: readAs.text, written })}
        </p>
      )}
      {synonyms.length > 0 && (
        <p className={styles.note}>
          {m['search.synonym.note']()}
          {wordGap()}
          <b>{joinList(synonyms)}</b>
          <button type="button" onClick={() => setFilters({ exact: 'true' })}>
            {m['search.synonym.exact']()}
          </button>
        </p>
      )}
      {exact && (
        <p className={styles.note}>
          <button type="button" onClick={() => setFilters({ exact: '' })}>
            {m['search.synonym.with']()}
          </button>
        </p>
      )}
    </>
  );
}

/** Number of results, as a line of its own. */
export function countLine({ count, more }: About['total']): string {
  return more ? m['search.result.countMore']({ count }) : m['search.result.count']({ count });
}
