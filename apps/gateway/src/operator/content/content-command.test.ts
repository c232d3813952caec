import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { contentCommand } from './content-command.ts';

const DAY_MS = 86_400_000;
const clock = createFakeClock();
let gateway: TestApp;
let folder: string;

beforeAll(async () => {
  gateway = await testApp({ clock, poolSize: 8 });
  folder = await mkdtemp(join(tmpdir(), 'osteon-content-'));
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  await gateway.deps.sql`delete from audit_entry`;
});

/** The lines that the command prints. */
async function operate(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of contentCommand.read(words)(gateway.operator)) lines.push(line);
  return lines;
}

const getAudit = () => gateway.deps.sql`select event, outcome, detail from audit_entry order by id`;

async function getState(id: string) {
  const [row] = await gateway.deps.sql`
    select state, previous_state, state_reason,
      (select count(*)::int from search_entry where resource_id = ${id}) as entries,
      (select bool_and(is_published) from resource_tag where resource_id = ${id}) as tagged
    from resource where id = ${id}`;
  return row;
}

/** Makes a copy of a video in a state of its own. */
async function addVideo(id: string, state: string): Promise<void> {
  const { sql } = gateway.deps;
  await sql`
    insert into resource (id, type, title, title_en, title_grams, summary, specialty_id, author_id, picture_id, published_at,
      view_count, duration_seconds, vip, state, state_changed_at, state_reason)
    select ${id}, type, title, title_en, title_grams, summary, specialty_id, author_id, picture_id, published_at,
      0, duration_seconds, vip, ${state}, now(), '' from resource where id = 'v03'`;
  await sql`
    insert into video select ${id}, kind, level, summary_en, chapters, steps, key_points, transcript from video where id = 'v03'`;
}

describe('changes of state', () => {
  test('from draft to published and back, each in the audit log with person and reason', async () => {
    await addVideo('w1', 'draft');
    const changes = [
      [['submit', 'w1'], 'review'],
      [['return', 'w1', '--reason', '缺少参考文献', '--by', '王芳'], 'returned'],
      [['submit', 'w1'], 'review'],
      [['publish', 'w1', '--by', '王芳'], 'published'],
      [['withdraw', 'w1', '--reason', '图片侵权'], 'withdrawn'],
      [['undo', 'w1'], 'published'],
    ] as const;
    for (const [words, state] of changes) {
      expect(await operate(...words)).toEqual([`w1 is ${state}.`]);
      const shown = state === 'published';
      expect(await getState('w1')).toMatchObject({ state, entries: shown ? 1 : 0 });
    }
    const detail = (state: string, more = {}) => ({ resourceId: 'w1', state, operator: '编辑', ...more });
    expect(await getAudit()).toEqual([
      { event: 'contentSubmitted', outcome: 'done', detail: detail('review') },
      {
        event: 'contentReturned',
        outcome: 'done',
        detail: detail('returned', { operator: '王芳', reason: '缺少参考文献' }),
      },
      { event: 'contentSubmitted', outcome: 'done', detail: detail('review') },
      { event: 'contentPublished', outcome: 'done', detail: detail('published', { operator: '王芳' }) },
      { event: 'contentWithdrawn', outcome: 'done', detail: detail('withdrawn', { reason: '图片侵权' }) },
      { event: 'contentUndone', outcome: 'done', detail: detail('published') },
    ]);
  });

  test('the publication time is that of the first publication, and a new one only after a return', async () => {
    await addVideo('w2', 'draft');
    const publishedAt = async () => {
      const [row] = await gateway.deps.sql`select published_at from resource where id = 'w2'`;
      return Date.parse(row?.published_at);
    };
    clock.advance(DAY_MS);
    await operate('publish', 'w2');
    const first = clock.now();
    expect(await publishedAt()).toBe(first);
    clock.advance(DAY_MS);
    await operate('withdraw', 'w2', '--reason', '修订');
    await operate('publish', 'w2');
    expect(await publishedAt()).toBe(first);
  });

  test('the tags of a withdrawn resource are not counted', async () => {
    await operate('withdraw', 'v05', '--reason', '修订');
    expect(await getState('v05')).toEqual({
      state: 'withdrawn',
      previous_state: 'published',
      state_reason: '修订',
      entries: 0,
      tagged: false,
    });
    await operate('undo', 'v05');
    expect(await getState('v05')).toMatchObject({ state: 'published', previous_state: null, entries: 1, tagged: true });
  });

  test.each([
    ['v04 is published: it cannot be published; possible is withdraw.', ['publish', 'v04']],
    ['v04 can only be withdrawn with a reason.', ['withdraw', 'v04']],
    ['v04 can only be withdrawn with a reason.', ['withdraw', 'v04', '--reason', ' ']],
    ['The reason may have 500 characters at most.', ['withdraw', 'v04', '--reason', 'x'.repeat(501)]],
    ['v04 is published: nothing can be undone; possible is withdraw.', ['undo', 'v04']],
    ['v04 is published: it cannot be returned; possible is withdraw.', ['return', 'v04', '--reason', 'x']],
    ['There is no resource v999.', ['withdraw', 'v999', '--reason', 'x']],
    ["There is no resource ' or 1=1 --.", ['show', "' or 1=1 --"]],
  ] as const)('%s Nothing is changed', async (message, words) => {
    await expect(operate(...words)).rejects.toThrow(message);
    expect(await getState('v04')).toMatchObject({ state: 'published', previous_state: null, entries: 1 });
    expect(await getAudit()).toEqual([]);
  });

  test('of two changes at once one wins and the other prints the reason', async () => {
    const outcomes = await Promise.allSettled(
      ['甲', '乙'].map((reason) => operate('withdraw', 'v06', '--reason', reason)),
    );
    const [lost] = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : []));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(lost).toMatch(/^v06 is withdrawn \([甲乙]\): it cannot be withdrawn; possible is publish, undo\.$/);
    expect(await getAudit()).toHaveLength(1);
    await operate('undo', 'v06');
  });

  test('nothing is published without its content and a picture', async () => {
    await addVideo('w3', 'draft');
    await gateway.deps.sql`delete from video where id = 'w3'`;
    await gateway.deps.sql`update resource set picture_id = null where id = 'w3'`;
    await expect(operate('publish', 'w3')).rejects.toThrow('w3 cannot be published without a picture and its content.');
  });
});

describe('content edit', () => {
  async function edit(id: string, fields: object | string): Promise<string[]> {
    const file = join(folder, 'edit.json');
    await writeFile(file, typeof fields === 'string' ? fields : JSON.stringify(fields));
    return operate('edit', id, file, '--by', '王芳');
  }

  test('changes card, tags, author and chapters, and the search document', async () => {
    const chapters = [
      { startSeconds: 0, title: '引言', titleEn: 'Introduction' },
      { startSeconds: 5, title: '独特的章节名称', titleEn: '' },
    ];
    const edited = { title: '编辑后的标题', summary: '编辑后的摘要', tags: ['膝骨关节炎'], authors: ['e02'], chapters };
    expect(await edit('v07', edited)).toEqual(['v07 is edited.']);
    const visitor = gateway.browser();
    const { data } = (await visitor.call('getVideo', { id: 'v07' })).json();
    expect(data).toMatchObject({
      card: { title: edited.title, author: { id: 'e02' } },
      tags: [{ name: '膝骨关节炎' }],
      chapters,
    });
    for (const keyWord of [edited.title, '独特的章节名称']) {
      const found = (await visitor.call('search', { keyWord, exact: 'true' })).json().data;
      expect(found.list.map(({ resourceId }: { resourceId: string }) => resourceId)).toEqual(['v07']);
    }
    const listed = (await visitor.call('listContent', { keyWord: '编辑后' })).json().data;
    expect(listed.list).toHaveLength(1);
    expect(await getAudit()).toEqual([
      {
        event: 'contentEdited',
        outcome: 'done',
        detail: { resourceId: 'v07', operator: '王芳', fields: 'title summary tags authors chapters' },
      },
    ]);
  });

  test('a course has several authors', async () => {
    await edit('c02', { authors: ['e03', 'e04'] });
    const { data } = (await gateway.browser().call('getCourse', { id: 'c02' })).json();
    expect(data.lecturers.map(({ id }: { id: string }) => id)).toEqual(['e03', 'e04']);
    expect(data.card.author.id).toBe('e03');
  });

  test('a withdrawn resource can be edited and stays hidden', async () => {
    await operate('withdraw', 'v08', '--reason', '修订');
    await edit('v08', { title: '修订稿' });
    expect(await getState('v08')).toMatchObject({ state: 'withdrawn', entries: 0 });
    expect(await operate('undo', 'v08')).toEqual(['v08 is withdrawn, with the content that it had before.']);
    expect(await getState('v08')).toMatchObject({ state: 'withdrawn', state_reason: '修订', entries: 0 });
    await operate('publish', 'v08');
  });

  describe('is undone', () => {
    const readVideo = async (id: string) => {
      const { card, tags, chapters } = (await gateway.browser().call('getVideo', { id })).json().data;
      return { card, tags, chapters };
    };
    const findIds = async (keyWord: string) => {
      const { list } = (await gateway.browser().call('search', { keyWord, exact: 'true' })).json().data;
      return list.map(({ resourceId }: { resourceId: string }) => resourceId);
    };

    test('as a whole, in pages and search, and recorded with the person', async () => {
      const before = await readVideo('v09');
      const chapters = [{ startSeconds: 3, title: '撤销前的章节', titleEn: '' }];
      await edit('v09', { title: '撤销前的标题', summary: '另一段', tags: ['膝骨关节炎'], authors: ['e02'], chapters });
      expect(await readVideo('v09')).not.toEqual(before);
      expect(await operate('show', 'v09')).toContain('possible   withdraw, undo, edit');
      clock.advance(DAY_MS);
      expect(await operate('undo', 'v09', '--by', '王芳')).toEqual([
        'v09 is published, with the content that it had before.',
      ]);
      expect(await readVideo('v09')).toEqual(before);
      for (const words of ['撤销前的标题', '撤销前的章节']) expect(await findIds(words)).toEqual([]);
      expect((await getAudit()).at(-1)).toEqual({
        event: 'contentUndone',
        outcome: 'done',
        detail: { resourceId: 'v09', state: 'published', content: 'restored', operator: '王芳' },
      });
      await expect(operate('undo', 'v09')).rejects.toThrow('v09 is published: nothing can be undone');
      expect(await readVideo('v09')).toEqual(before);
    });

    test('where it was the last change: an earlier edit and a state before it stay', async () => {
      const { card } = await readVideo('v10');
      await edit('v10', { title: '第一稿' });
      await edit('v10', { titleEn: 'Second draft' });
      await operate('undo', 'v10');
      expect((await readVideo('v10')).card).toMatchObject({ title: '第一稿', titleEn: card.titleEn });
      await edit('v10', { title: '第三稿' });
      await operate('withdraw', 'v10', '--reason', '修订');
      expect(await operate('undo', 'v10')).toEqual(['v10 is published.']);
      expect((await readVideo('v10')).card.title).toBe('第三稿');
      await expect(operate('undo', 'v10')).rejects.toThrow('v10 is published: nothing can be undone');
    });

    test('with the lecturers of a course, while views are counted on', async () => {
      const read = async () => {
        const { lecturers, card } = (await gateway.browser().call('getCourse', { id: 'c03' })).json().data;
        return [lecturers.map(({ id }: { id: string }) => id), card.author.id, card.viewCount];
      };
      const [lecturers, author, views] = await read();
      await edit('c03', { authors: ['e03', 'e04'] });
      await gateway.deps.sql`update resource set view_count = view_count + 5 where id = 'c03'`;
      await operate('undo', 'c03');
      expect(await read()).toEqual([lecturers, author, views + 5]);
    });

    test('not where a tag that it had was removed', async () => {
      const { sql } = gateway.deps;
      await sql`insert into tag (id, name, kind, specialty_id, position) select 'gone', '已删除', kind, specialty_id, 999 from tag limit 1`;
      await edit('v12', { tags: ['已删除'] });
      await edit('v12', { tags: [] });
      await sql`delete from tag where id = 'gone'`;
      await expect(operate('undo', 'v12')).rejects.toThrow('v12 cannot be undone: a doctor, tag or picture');
      expect((await readVideo('v12')).tags).toEqual([]);
    });

    test('once, of two at the same time', async () => {
      await edit('v11', { title: '同时' });
      const outcomes = await Promise.allSettled([operate('undo', 'v11'), operate('undo', 'v11')]);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await findIds('同时')).not.toContain('v11');
    });
  });

  test.each([
    ['no JSON', '{"title": ', /edit\.json cannot be read as JSON/],
    ['no field', {}, /must contain at least one field/],
    ['an unknown field', { colour: 'red' }, /colour/],
    ['an empty title', { title: ' ' }, /title must not be empty$/],
    ['an escape sequence', { title: 'x\u001b[31m' }, /title must not contain control characters$/],
    [
      'unknown tags and authors',
      { tags: ['无此标签'], authors: ['e99'] },
      /^tags: there is no tag "无此标签"\nauthors: there is no doctor "e99"$/,
    ],
    ['a repeated tag', { tags: ['膝骨关节炎', '膝骨关节炎'] }, /tags must name each tag once$/],
    ['two authors of a video', { authors: ['e01', 'e02'] }, /^authors: it has one author$/],
    [
      'chapters out of order',
      { chapters: [5, 5].map((startSeconds) => ({ startSeconds, title: 'x' })) },
      /chapters must start one after the other$/,
    ],
    [
      'a chapter past the end',
      { chapters: [{ startSeconds: 99_999, title: 'x' }] },
      /^chapters: second 99999 is past the end of the film$/,
    ],
    ['a chapter with a wrong second', { chapters: [{ startSeconds: -1, title: 'x' }] }, /chapters\.0\.startSeconds /],
  ])('%s is refused, and nothing is changed', async (_what, fields, message) => {
    const card = (await operate('show', 'v09')).join('\n');
    await expect(edit('v09', fields)).rejects.toThrow(message);
    expect((await operate('show', 'v09')).join('\n')).toBe(card);
    expect(await getAudit()).toEqual([]);
  });

  test('chapters of a document, and a missing file, are refused', async () => {
    await expect(edit('b01', { chapters: [] })).rejects.toThrow('chapters: only a video has chapters');
    await expect(operate('edit', 'v09', join(folder, 'none.json'))).rejects.toThrow(/none\.json cannot be read/);
  });
});

describe('content list and show', () => {
  test('lists by state, kind and text, last changed first', async () => {
    await operate('withdraw', 'k02', '--reason', '第一');
    clock.advance(1000);
    await operate('withdraw', 'k01', '--reason', '第二');
    const [head, ...rows] = await operate('list', '--state', 'withdrawn', '--kind', 'case');
    expect(head).toMatch(/^id +kind +state +since +title$/);
    expect(rows.map((row) => row.split(/ {2,}/).slice(0, 3))).toEqual([
      ['k01', 'case', 'withdrawn'],
      ['k02', 'case', 'withdrawn'],
    ]);
    expect(await operate('list', '--top', '1')).toEqual([
      head,
      expect.stringMatching(/^k01 /),
      'The 1 that changed last; --top lists more.',
    ]);
    expect(await operate('list', '--text', '无此标题')).toEqual(['There is no such resource.']);
    expect(await operate('list', '--kind', 'video', '--text', '单束解剖')).toHaveLength(2);
    for (const id of ['k01', 'k02']) await operate('undo', id);
  });

  test('shows a resource with its missing parts and its permitted actions', async () => {
    await addVideo('w4', 'review');
    await gateway.deps.sql`update resource set picture_id = null where id = 'w4'`;
    const lines = await operate('show', 'w4');
    expect(lines[0]).toMatch(/^w4 {2}video {2}review since /);
    expect(lines).toContain('lacks      a picture');
    expect(lines.at(-1)).toBe('possible   publish, return, edit');
  });

  test.each([
    [['list', '--state', 'gone'], '--state must be one of draft, review, published, returned, withdrawn'],
    [['list', '--kind', 'film'], '--kind must be one of video, document, case, course'],
    [['publish'], 'publish takes ID'],
    [['edit', 'v01'], 'edit takes ID and FILE.json'],
    [['list', 'v01'], 'list takes no further word'],
    [['erase', 'v01'], 'must be one of list, show, submit, publish, return, withdraw, undo, edit, import'],
    [[], 'must be one of list'],
  ])('%j is not understood', (words, message) => {
    expect(() => contentCommand.read(words)).toThrow(message);
  });
});
