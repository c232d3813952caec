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

const APPS = ['apps/web/', 'apps/gateway/'];

/** Each key of the texts of the portal and of the gateway that no source file reads. */
export function checkUnusedTexts({ sources, documents }: SourceTree): readonly string[] {
  return APPS.flatMap((app) => {
    const code = sources.filter(({ path }) => path.startsWith(app)).map((source) => source.code);
    const literals = new Set(
      code.flatMap((text) => [...text.matchAll(/\bm\[\s*'([^']+)'\s*\]/g)].map(([, key]) => key)),
    );
    // The gateway, which loads all texts, may compute the end of a key.
    const prefixes = code.flatMap((text) =>
      [...text.matchAll(/\bm\[\s*`([^`$]+)\$\{/g)].map(([, prefix = '']) => prefix),
    );
    const isUsed = (key: string) =>
      literals.has(key) || [...prefixes, '$', ...Object.keys(later)].some((prefix) => key.startsWith(prefix));
    return [...documents].flatMap(([path, text]) => {
      if (!path.startsWith(`${app}messages/`)) return [];
      const unused = Object.keys(JSON.parse(text) as object).filter((key) => !isUsed(key));
      return unused.map((key) => `${path}: nothing reads '${key}'.`);
    });
  });
}
