import type { SourceTree } from './source-tree.ts';

/** Texts of features that are not built yet: prefix of the key → feature. */
const later: Readonly<Record<string, string>> = {
  'ai.': 'AI chat',
  'content.comment.': 'engagement: comments',
  'content.detail.download': 'downloads of documents',
  'content.detail.purchase': 'payment',
  'content.favorite.': 'engagement: favourites',
  'content.like.': 'engagement: likes',
  'content.report.': 'engagement: reports',
  'content.score.': 'engagement: scores',
  'doctor.follow': 'engagement: following',
  'format.countdown': 'live room',
  'live.': 'live room',
  'membership.actualPrice': 'payment',
  'payment.': 'payment',
  'perm.': 'permission dialogs',
};

/** Each key of the portal's texts that no source file reads. */
export function checkUnusedTexts({ sources, documents }: SourceTree): readonly string[] {
  const used = new Set(
    sources
      .filter(({ path }) => path.startsWith('apps/web/'))
      .flatMap(({ code }) => [...code.matchAll(/\bm\[\s*'([^']+)'\s*\]/g)].map((match) => match[1])),
  );
  return [...documents].flatMap(([path, text]) => {
    if (!path.startsWith('apps/web/messages/')) return [];
    return Object.keys(JSON.parse(text) as object)
      .filter(
        (key) => !used.has(key) && !key.startsWith('$') && !Object.keys(later).some((prefix) => key.startsWith(prefix)),
      )
      .map((key) => `${path}: nothing reads '${key}'.`);
  });
}
