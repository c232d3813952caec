import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type RecommendationCandidate,
  type RecommendationSignals,
  type RecommendationSubject,
  rankRecommendations,
} from './recommendation.ts';

const NOW = Date.UTC(2026, 10, 21);
const OLD = NOW - 31 * 86_400_000;

const none: RecommendationSignals = {
  followedAuthorIds: [],
  watched: [],
  collected: [],
  specialtyId: '',
  dismissed: [],
};

/** A resource by an author of its own, without tags, of a specialty that nobody has, published long ago. */
function subject(id: string, parts: Partial<RecommendationCandidate> = {}): RecommendationCandidate {
  return { id, authorId: `author of ${id}`, specialtyId: 'none', tagIds: [], publishedAt: OLD, ...parts };
}

const rank = (candidates: readonly RecommendationCandidate[], signals: Partial<RecommendationSignals>, limit = 8) =>
  rankRecommendations(candidates, { ...none, ...signals }, { now: NOW, limit });

const seen = subject('seen', { tagIds: ['t1', 't2'] });

describe('reasons', () => {
  test.each<[string, Partial<RecommendationCandidate>, Partial<RecommendationSignals>, object | null]>([
    ['nothing', {}, {}, null],
    ['new alone', { publishedAt: NOW }, {}, null],
    [
      'an author who is followed',
      { authorId: 'e1' },
      { followedAuthorIds: ['e1'] },
      { kind: 'following', authorId: 'e1' },
    ],
    ['another author', { authorId: 'e2' }, { followedAuthorIds: ['e1'] }, null],
    ['a tag of something watched', { tagIds: ['t2'] }, { watched: [seen] }, { kind: 'watched', resourceId: 'seen' }],
    ['a tag of something kept', { tagIds: ['t1'] }, { collected: [seen] }, { kind: 'collected', resourceId: 'seen' }],
    ['another tag', { tagIds: ['t3'] }, { watched: [seen], collected: [seen] }, null],
    ['the author of something watched', { authorId: seen.authorId }, { watched: [seen] }, null],
    ['the own specialty', { specialtyId: 's1' }, { specialtyId: 's1' }, { kind: 'specialty', specialtyId: 's1' }],
    ['no specialty of either', { specialtyId: 's1' }, { specialtyId: '' }, null],
    [
      'the latest watched with a tag in common',
      { tagIds: ['t1'] },
      { watched: [subject('other', { tagIds: ['t9'] }), subject('later', { tagIds: ['t1'] }), seen] },
      { kind: 'watched', resourceId: 'later' },
    ],
    [
      'following before watched, kept and the specialty',
      { authorId: 'e1', tagIds: ['t1'], specialtyId: 's1' },
      {
        followedAuthorIds: ['e1'],
        watched: [seen],
        collected: [subject('kept', { tagIds: ['t1'] })],
        specialtyId: 's1',
      },
      { kind: 'following', authorId: 'e1' },
    ],
    [
      'watched before kept and the specialty',
      { tagIds: ['t1'], specialtyId: 's1' },
      { watched: [seen], collected: [subject('kept', { tagIds: ['t1'] })], specialtyId: 's1' },
      { kind: 'watched', resourceId: 'seen' },
    ],
  ])('%s', (_what, parts, signals, basis) => {
    expect(rank([subject('a', parts)], signals)).toEqual(basis === null ? [] : [{ id: 'a', basis }]);
  });
});

describe('the order', () => {
  const signals = { followedAuthorIds: ['e1'], watched: [seen], specialtyId: 's1' };
  test.each([
    ['more points first', [subject('s', { specialtyId: 's1' }), subject('w', { tagIds: ['t1'] })], ['w', 's']],
    [
      'points add up',
      [subject('f', { authorId: 'e1' }), subject('w', { tagIds: ['t1'], specialtyId: 's1', publishedAt: NOW })],
      ['w', 'f'],
    ],
    [
      'the newest of equals',
      [subject('x', { tagIds: ['t1'] }), subject('y', { tagIds: ['t2'], publishedAt: OLD + 1 })],
      ['y', 'x'],
    ],
    ['the same resource once', [subject('x', { tagIds: ['t1'] }), subject('x', { tagIds: ['t1'] })], ['x']],
    ['three of an author', ['1', '2', '3', '4'].map((id) => subject(id, { authorId: 'e1' })), ['4', '3', '2']],
  ])('%s', (_what, candidates, order) => {
    expect(rank(candidates, signals).map(({ id }) => id)).toEqual(order);
  });

  test('no more than requested', () => {
    expect(
      rank(
        ['1', '2', '3'].map((id) => subject(id, { specialtyId: 's1' })),
        signals,
        2,
      ),
    ).toHaveLength(2);
  });
});

describe('left out', () => {
  test.each<[string, Partial<RecommendationSignals>]>([
    ['a viewed resource', { watched: [subject('a', { tagIds: ['t1'] })] }],
    ['a favourite', { collected: [subject('a', { tagIds: ['t1'] })] }],
    ['a dismissed resource', { dismissed: [subject('a', { authorId: 'e9' })] }],
  ])('%s', (_what, signals) => {
    const candidate = subject('a', { authorId: 'e1', tagIds: ['t1'] });
    expect(rank([candidate], { followedAuthorIds: ['e1'], ...signals })).toEqual([]);
  });

  test.each([
    [0, true],
    [1, true],
    [2, false],
  ])('a followed author, dismissed %s times', (times, stays) => {
    const dismissed = Array.from({ length: times }, (_, index) => subject(`d${index}`, { authorId: 'e1' }));
    const found = rank([subject('a', { authorId: 'e1' })], { followedAuthorIds: ['e1'], dismissed });
    expect(found.length > 0).toBe(stays);
  });

  test.each([
    [0, ['b', 'a']],
    [1, ['a', 'b']],
    [2, ['a']],
    [9, ['a']],
  ])('the specialty, dismissed %s times', (times, order) => {
    const dismissed = Array.from({ length: times }, (_, index) => subject(`d${index}`, { specialtyId: 's1' }));
    const candidates = [
      subject('a', { specialtyId: 's2', tagIds: ['t1'] }),
      subject('b', { specialtyId: 's1', tagIds: ['t2'], publishedAt: OLD + 1 }),
    ];
    const signals = { watched: [subject('w', { tagIds: ['t1'] })], dismissed };
    const own = times === 0 ? { ...signals, watched: [seen] } : { ...signals, specialtyId: 's1' };
    const found = rank(candidates, own).map(({ id }) => id);
    expect(found).toEqual(order);
  });
});

test('every recommendation has a correct reason', () => {
  const few = (prefix: string, most: number) => fc.integer({ min: 0, max: most }).map((n) => `${prefix}${n}`);
  const any = fc.record<RecommendationSubject>({
    id: few('r', 30),
    authorId: few('e', 5),
    specialtyId: few('s', 3),
    tagIds: fc.array(few('t', 6), { maxLength: 3 }),
  });
  const signals = fc.record<RecommendationSignals>({
    followedAuthorIds: fc.array(few('e', 5)),
    watched: fc.array(any),
    collected: fc.array(any),
    specialtyId: few('s', 3),
    dismissed: fc.array(any, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 40 }), signals, (subjects, known) => {
      const candidates = subjects.map((each) => ({ ...each, publishedAt: OLD }));
      for (const { id, basis } of rankRecommendations(candidates, known, { now: NOW, limit: 8 })) {
        const given = candidates.filter((each) => each.id === id);
        const holds = given.some((each) => {
          if (basis.kind === 'following')
            return known.followedAuthorIds.includes(each.authorId) && basis.authorId === each.authorId;
          if (basis.kind === 'specialty')
            return basis.specialtyId === each.specialtyId && known.specialtyId === each.specialtyId;
          const list = basis.kind === 'watched' ? known.watched : known.collected;
          return list.some(
            (other) => other.id === basis.resourceId && other.tagIds.some((tag) => each.tagIds.includes(tag)),
          );
        });
        if (!holds) throw new Error(`${id}: ${JSON.stringify(basis)}`);
        if (known.dismissed.some((each) => each.id === id)) throw new Error(`${id} is wanted less of`);
      }
    }),
  );
});
