/** The items of the library that doctors write about. */
export interface Items {
  readonly videos: readonly string[];
  readonly doctors: readonly string[];
  readonly comments: readonly string[];
  /** Prefix of the ids of new comments. */
  readonly clientId: string;
}

/** A write of a doctor; `TURN` in the body stands for a number of its own. */
export interface Write {
  /** The number of the account. */
  readonly account: number;
  readonly name: string;
  readonly body: string;
}

type Kind = (items: Items, pick: number, on: boolean) => readonly [name: string, payload: object];

const like: Kind = ({ videos }, pick, on) => [
  'likeResource',
  { resourceType: 1, resourceId: videos[pick % videos.length], on },
];
const collect: Kind = ({ videos }, pick, on) => [
  'collectResource',
  { resourceType: 1, resourceId: videos[pick % videos.length], on },
];
const follow: Kind = ({ doctors }, pick, on) => [
  'updateSubscribe',
  { resType: 9, resId: doctors[pick % doctors.length], on },
];
const comment: Kind = ({ videos, clientId }, pick) => [
  'createComment',
  {
    resourceType: 1,
    resourceId: videos[pick % videos.length],
    text: '神经根已经充分松解',
    clientId: `${clientId}-TURN`,
  },
];
const likeComment: Kind = ({ comments }, pick, on) => [
  'likeComment',
  { commentId: comments[pick % comments.length], on },
];

/** The mix of ten writes. */
const MIX = [like, collect, follow, like, comment, like, follow, likeComment, like, collect] as const;

/**
 * Each account does everything to some items and then reverts it, comments aside: each write changes something, and by
 * the time it is reverted it has long been answered.
 */
export function composeWrites(items: Items, accounts: number): Write[] {
  const picks = 5;
  return [true, false].flatMap((on) =>
    Array.from({ length: picks * MIX.length * accounts }, (_, turn) => {
      const account = turn % accounts;
      const step = Math.floor(turn / accounts);
      const [name, payload] = (MIX[(step + account) % MIX.length] ?? like)(items, account * picks + step, on);
      return { account, name, body: JSON.stringify(payload) };
    }),
  );
}
