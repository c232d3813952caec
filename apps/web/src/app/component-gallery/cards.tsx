import { audienceText } from '../../texts/audience-text.ts';
import { authorText } from '../../texts/author-text.ts';
import { m } from '../../texts/index.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { CardGrid } from '../../ui/card/card-grid.tsx';
import { CardSkeletons } from '../../ui/card/card-skeletons.tsx';
import { ResourceCard } from '../../ui/card/resource-card.tsx';
import { LoadMore } from '../../ui/list-end/load-more.tsx';
import { LiveMark } from '../../ui/mark/mark.tsx';
import { ListRow } from '../../ui/row/list-row.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { SectionHeader } from '../../ui/section/section-header.tsx';
import { Empty } from '../../ui/state/empty.tsx';
import { ErrorState } from '../../ui/state/error-state.tsx';
import styles from './component-gallery.module.css';
import { Part } from './gallery-section.tsx';
import { card, plainCard } from './samples.ts';

const readTo = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  error: null,
  fetchNextPage: async () => {},
};

/** A section of cards at the page's own width, loaded and loading. */
export function CardSection() {
  return (
    <section className={styles.cards}>
      <SectionHeader title={m['parts.card']()} id="cards" more="/latestContent" />
      <CardGrid label={m['parts.card']()}>
        <ResourceCard key="full" item={card} eager />
        <ResourceCard key="plain" item={plainCard} />
      </CardGrid>
      <LoadMore pages={{ ...readTo, hasNextPage: true }} />
      <CardSkeletons count={4} />
    </section>
  );
}

/** Rows of a narrow list, loaded and loading. */
export function RowPart() {
  return (
    <Part title={m['parts.people']()}>
      <div className={styles.stack}>
        <ListRow
          to={card.pcLink}
          of={card}
          picture={card.picture}
          mark={<LiveMark />}
          duration="40:00"
          watched={0.6}
          meta={
            <>
              <span>{authorText(card.author)}</span>
              <span>{audienceText(card)}</span>
            </>
          }
        />
        <RowSkeletons count={2} />
        <LoadMore pages={readTo} />
      </div>
    </Part>
  );
}

/** The empty and the error state. */
export function StatePart() {
  return (
    <Part title={m['parts.states']()} wide>
      <div className={styles.pair}>
        <Empty
          text={m['mine.empty.collected']()}
          action={
            <ButtonLink size="sm" to="/home">
              {m['common.backHome']()}
            </ButtonLink>
          }
        />
        <ErrorState requestId="7f3a-20c1" onRetry={() => {}} />
      </div>
    </Part>
  );
}
