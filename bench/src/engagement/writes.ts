/** What doctors write about: items of the library. */
export interface Items {
  readonly videos: readonly string[];
  readonly doctors: readonly string[];
  readonly comments: readonly string[];
  /** What the ids of new comments begin with. */
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

/** What ten writes are. */
const MIX = [like, collect, follow, like, comment, like, follow, likeComment, like, collect] as const;

/**
 * Each account does everything to some items and then takes it back, comments aside: whatever is sent changes something, and
 * by the time it is taken back it has long been answered.
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
