import { type CallName, errors, type RequestOf } from '@osteon/contract';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../test/app.ts';

const gateway = await testApp();
const visitor = gateway.browser();
afterAll(() => gateway.close());

async function answer<Name extends CallName>(name: Name, payload: RequestOf<Name>) {
  return (await visitor.call(name, payload)).json().data;
}

test('a course with lessons that lead on, minutes of its media, lecturers', async () => {
  const course = await answer('getCourse', { id: 'c01' });
  expect(course.card.resourceId).toBe('c01');
  expect(course.lecturers.map((doctor: { id: string }) => doctor.id)).toEqual(['e01', 'e09', 'e16']);
  const links = course.lessons.map((lesson: { pcLink: string | null }) => lesson.pcLink);
  expect(links).toContain('/videoTerminal?id=v01&course=c01&lesson=c01-l2');
  expect(links.at(-1)).toBe('/courseTerminal?id=c01&view=test');
  const video = await answer('getVideo', { id: 'v01' });
  const lesson = course.lessons.find((each: { pcLink: string }) => each.pcLink.startsWith('/videoTerminal?id=v01&'));
  expect(lesson.minutes).toBe(Math.max(1, Math.round(video.card.durationSeconds / 60)));
  expect([lesson.titleEn, course.lessons.at(-1).titleEn]).toEqual([video.card.titleEn, '']);
});

test('a case from history to follow-up', async () => {
  const item = await answer('getCase', { id: 'k11' });
  expect([item.imaging.length, item.decision.options.length, item.tags.length > 0]).toEqual([2, 4, true]);
  expect([item.isSealed, item.decision.chosen, item.followUp]).toEqual([true, null, null]);
  expect(item.related).toHaveLength(5);
  expect(item.related.map((card: { resourceId: string }) => card.resourceId)).not.toContain('k11');
});

test('a document with sections, lists and tables', async () => {
  const document = await answer('getDocument', { id: 'b01' });
  expect(document.reviewer.id).toMatch(/^e/);
  expect(document.sections.some((section: { bullets: string[] }) => section.bullets.length > 0)).toBe(true);
  const { table } = document.sections.find((section: { table: object | null }) => section.table !== null);
  expect(table.rows[0]).toHaveLength(table.head.length);
});

test('a term in both languages with its related items', async () => {
  const term = await answer('getTerm', { id: 'd001' });
  expect([term.term, term.en, term.letter]).toEqual(['髋臼', 'acetabulum', 'K']);
  expect(term.related.length).toBeGreaterThan(0);
  expect(term.resources.length).toBeGreaterThan(0);
});

test('the terms of a letter come page by page, once each', async () => {
  const terms: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await answer('listTerms', { letter: 'C', pageSize: 4, cursor });
    terms.push(...page.list.map((each: { term: string }) => each.term));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(terms).toContain('重返运动');
  expect(new Set(terms).size).toBe(terms.length);
  const all = await answer('listTerms', { letter: 'C', pageSize: 100 });
  expect(all.list).toHaveLength(terms.length);
});

test('doctors by specialty and standing, page by page', async () => {
  const leaders = await answer('listDoctors', { industryLeader: 'true' });
  expect(leaders.list.every((doctor: { isIndustryLeader: boolean }) => doctor.isIndustryLeader)).toBe(true);
  const others = await answer('listDoctors', { industryLeader: 'false' });
  const persons = others.list.filter(({ id }: { id: string }) => !/^e\d\d$/.test(id)).length;
  expect(leaders.list.length + others.list.length - persons).toBe(36);
  const first = await answer('listDoctors', { pageSize: 30 });
  const second = await answer('listDoctors', { pageSize: 30, cursor: first.nextCursor });
  expect([first.list.length, second.list.length, second.nextCursor]).toEqual([30, 6 + persons, null]);
});

test('a doctor has the counts of their publications', async () => {
  const doctor = await answer('getDoctor', { id: 'e01' });
  const works = await answer('listContent', { authorId: 'e01', pageSize: 999 });
  expect(doctor.workCount).toBe(works.list.length);
  expect(doctor.honours.length).toBeGreaterThan(0);
});

test('departments with leader and members', async () => {
  const { list } = await answer('listDepartments', { specialtyId: 'joint' });
  expect(list.length).toBeGreaterThan(0);
  expect(
    list.every((each: { leader: object; specialtyId: string }) => each.leader && each.specialtyId === 'joint'),
  ).toBe(true);
  expect((await answer('listDepartments', {})).list).toHaveLength(16);
});

test('associations with officers and groups', async () => {
  const { list } = await answer('listOrganizations', {});
  expect(list).toHaveLength(4);
  expect(list[0].officers[0]).toEqual({ post: '会长', doctor: expect.objectContaining({ id: 'e01' }) });
});

test('products by specialty, page by page', async () => {
  const first = await answer('listProducts', { pageSize: 20 });
  const second = await answer('listProducts', { pageSize: 20, cursor: first.nextCursor });
  expect([first.list.length, second.list.length]).toEqual([20, 4]);
  const spine = await answer('listProducts', { specialtyId: 'spine' });
  expect(spine.list.every((each: { specialty: { id: string } }) => each.specialty.id === 'spine')).toBe(true);
});

test.each(['userAgreement', 'privacyPolicy'] as const)('the agreement %s has no blank left', async (code) => {
  const agreement = await answer('getAgreementByCode', { code });
  const text = JSON.stringify(agreement.sections);
  expect(text).toContain('service@osteon.example');
  expect(text).not.toMatch(/\{\w+\}/);
});

test('collections with their videos in order', async () => {
  const { list } = await answer('listCollections', {});
  expect(list).toHaveLength(10);
  expect(list[0].videos.map((card: { resourceId: string }) => card.resourceId).slice(0, 2)).toEqual(['v01', 'v02']);
  expect((await answer('listCollections', { specialtyId: 'spine' })).list).toHaveLength(1);
});

const details = ['getVideo', 'getVideoPlay', 'getCourse', 'getCase', 'getDocument', 'getTerm', 'getDoctor'] as const;

test.each(details)(
  '%s: an unknown id is not found, an id of another kind too, a bad one is bad input',
  async (name) => {
    const callAndGetCode = async (id: string) => (await visitor.call(name, { id })).json().code;
    expect(await callAndGetCode('unknown')).toBe(errors.notFound.code);
    expect(await callAndGetCode(name === 'getTerm' ? 'v01' : 'd001')).toBe(errors.notFound.code);
    expect(await callAndGetCode("v01'; drop table resource; --")).toBe(errors.badInput.code);
    expect(await callAndGetCode('')).toBe(errors.badInput.code);
  },
);

const lists = ['listTerms', 'listDoctors', 'listProducts'] as const;

test.each(lists)('%s refuses a text that is no cursor of its own', async (name) => {
  for (const cursor of [
    'x',
    Buffer.from('[1,2,3]').toString('base64url'),
    Buffer.from('[1e20,"a"]').toString('base64url'),
  ]) {
    expect((await visitor.call(name, { cursor })).json().code).toBe(errors.badInput.code);
  }
});

test('an agreement that does not exist is bad input', async () => {
  const url = '/gateway/agreement-service/getAgreementByCode?code=other';
  expect((await visitor.send({ url })).json().code).toBe(errors.badInput.code);
});
