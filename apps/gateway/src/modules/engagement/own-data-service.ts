import type { OwnData } from '../../platform/own-data.ts';
import { m } from '../../texts/index.ts';
import { comment, commentLike, commentReport, quote } from './base/comments/tables.ts';
import { follow, itemLike } from './base/tables.ts';
import { accountBlock } from './block/tables.ts';
import { browsePause, browseRecord } from './browse/tables.ts';
import { favorite, favoriteEntry, favoriteFolder } from './collection/tables.ts';
import { contentReport } from './content-report/tables.ts';
import { commentDecision, commentMute } from './decision/tables.ts';
import { itemScore } from './score/tables.ts';

/**
 * All engagement of an account for its data export: comments, likes, favourites, follows, history, reports and
 * decisions.
 */
export const engagementData: OwnData = {
  rows: [
    {
      name: 'comments',
      title: m['ownData.engagement.comments'],
      table: comment,
      account: comment.accountId,
      names: { publicProfileId: 'personId' },
    },
    {
      name: 'comment-likes',
      title: m['ownData.engagement.commentLikes'],
      table: commentLike,
      account: commentLike.accountId,
    },
    { name: 'likes', title: m['ownData.engagement.likes'], table: itemLike, account: itemLike.accountId },
    { name: 'scores', title: m['ownData.engagement.scores'], table: itemScore, account: itemScore.accountId },
    { name: 'favourites', title: m['ownData.engagement.favourites'], table: favorite, account: favorite.accountId },
    {
      name: 'favourite-folders',
      title: m['ownData.engagement.favouriteFolders'],
      table: favoriteFolder,
      account: favoriteFolder.accountId,
    },
    {
      name: 'favourites-by-folder',
      title: m['ownData.engagement.favouritesByFolder'],
      table: favoriteEntry,
      account: favoriteEntry.accountId,
    },
    { name: 'follows', title: m['ownData.engagement.follows'], table: follow, account: follow.accountId },
    {
      name: 'browse-records',
      title: m['ownData.engagement.browseRecords'],
      table: browseRecord,
      account: browseRecord.accountId,
    },
    {
      name: 'browse-pause',
      title: m['ownData.engagement.browsePause'],
      table: browsePause,
      account: browsePause.accountId,
    },
    {
      name: 'blocks',
      title: m['ownData.engagement.blocks'],
      table: accountBlock,
      account: accountBlock.accountId,
      hidden: [accountBlock.blockedId],
      names: { publicProfileId: 'personId' },
    },
    {
      name: 'quotes',
      title: m['ownData.engagement.quotes'],
      table: quote,
      account: quote.accountId,
      names: { anchor: 'place' },
    },
    {
      name: 'comment-reports',
      title: m['ownData.engagement.commentReports'],
      table: commentReport,
      account: commentReport.accountId,
    },
    {
      name: 'content-reports',
      title: m['ownData.engagement.contentReports'],
      table: contentReport,
      account: contentReport.accountId,
      hidden: [contentReport.resolvedBy],
      names: { resolvedAt: 'settledAt' },
    },
    {
      name: 'comment-decisions',
      title: m['ownData.engagement.commentDecisions'],
      table: commentDecision,
      account: commentDecision.accountId,
      hidden: [commentDecision.decidedBy, commentDecision.appealAnsweredBy],
    },
    {
      name: 'comment-mutes',
      title: m['ownData.engagement.commentMutes'],
      table: commentMute,
      account: commentMute.accountId,
    },
  ],
  listFiles: null,
};
