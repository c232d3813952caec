import type { EraseAccount } from '../../../platform/module.ts';
import type { OwnData } from '../../../platform/own-data.ts';
import { m } from '../../../texts/index.ts';
import { getSeriesFolder } from '../stack/stack-id.ts';
import { createSeriesRepository } from './series-repository.ts';
import { caseDraftSeries } from './tables.ts';

/** The series of an account's drafts; their slices are those that it has uploaded itself. */
export const seriesData: OwnData = {
  rows: [
    {
      name: 'case-series',
      title: m['ownData.case.series'],
      table: caseDraftSeries,
      account: caseDraftSeries.accountId,
    },
  ],
  listFiles: null,
};

/** The slices of an account's drafts go with it; those of its published cases stay (rules/case-series#retention). */
export const eraseSeries: EraseAccount = async (tx, { id }) => {
  const repository = createSeriesRepository(tx);
  const series = await repository.listIdsByAccount(id);
  const published = series.length === 0 ? [] : await repository.listPublished();
  return { folders: series.filter((each) => !published.includes(each.id)).map((each) => getSeriesFolder(each.id)) };
};
