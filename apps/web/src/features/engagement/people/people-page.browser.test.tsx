import type { DoctorCard } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import type { PeopleKind } from './people-kind.ts';
import { PeoplePage } from './people-page.tsx';

const person = (id: string, name: string): DoctorCard => ({
  id,
  name,
  nameEn: '',
  title: '主任医师',
  hospital: '北泽骨科医院',
  specialtyId: 'trauma',
  portrait: '',
  specialty: { id: 'trauma', name: '创伤骨科', nameEn: '' },
  city: '北泽',
  areasOfExpertise: ['骨盆与髋臼骨折', '肱骨近端骨折'],
  workCount: 3,
  isIndustryLeader: false,
  pcLink: `/doctorHome?id=${id}`,
});

const answerStates = (gateway: FakeGateway, own: string) =>
  gateway.answer('getEngagementState', ({ resourceIds }) => ({
    list: resourceIds.map((resourceId) => ({
      resourceId,
      fans: 0,
      following: 0,
      likes: 0,
      favourites: 0,
      score: { average: null, count: 0 },
      own: { isSelf: resourceId === own, isFollowed: false, isLiked: false, isCollected: false, score: null },
    })),
  }));

const show = (kind: PeopleKind, fans = 2, doctorId?: string) =>
  renderPage(
    <main className="page">
      <PeoplePage
        kind={kind}
        {...(doctorId !== undefined && { doctorId })}
        name="周予安"
        portrait=""
        counts={{ following: 1, fans }}
        back={{ to: '/personalHome', label: '个人主页' }}
      />
    </main>,
  );

const rows = page.getByRole('listitem');

test('fans are listed with one request for all states, and can be followed', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listFans', { list: [person('e01', '唐砺之'), person('own', '周予安')], nextCursor: null });
  answerStates(gateway, 'own');
  await show('fans');
  await expect.element(page.getByRole('button', { name: '关注 唐砺之', exact: true })).toBeVisible();
  await expect.element(rows.nth(1)).toBeVisible();
  await expect.element(rows.nth(1).getByRole('button')).not.toBeInTheDocument();
  await expect.poll(() => gateway.count('getEngagementState')).toBe(1);
  await expect
    .element(page.getByRole('link', { name: '唐砺之', exact: true }))
    .toHaveAttribute('href', '/doctorHome?id=e01');
  const tabs = page.getByRole('navigation', { name: '周予安', exact: true }).getByRole('link').elements();
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['关注的人1', '/personalHome?people=following', null],
    ['粉丝2', '/personalHome?people=fans', 'page'],
  ]);
  expect(await axeViolations('main')).toEqual([]);
});

test('fans without a public page are counted', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listFans', { list: [person('e01', '唐砺之')], nextCursor: null });
  answerStates(gateway, '');
  await show('fans', 4);
  await expect.element(page.getByText('另有3位粉丝没有公开主页', { exact: true })).toBeVisible();
});

test('the doctors whom a doctor follows are requested by id; an empty list links to the leading experts', async ({
  gateway,
}) => {
  gateway.answer('listFollowingOf', { list: [], nextCursor: null });
  await show('following', 0, 'e05');
  await expect.element(page.getByText('还没有关注的人', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '看看领军专家', exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('listFollowingOf')).toMatchObject({ doctorId: 'e05' });
});

test('an empty list of fans shows a notice', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('listFans', { list: [], nextCursor: null });
  await show('fans', 0);
  await expect.element(page.getByText('还没有粉丝', { exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('listFans')).not.toHaveProperty('doctorId');
});

test('a failure can be retried', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('listFans', 50_000);
  await show('fans', 0);
  const retry = page.getByRole('button', { name: '重试', exact: true });
  await expect.element(retry).toBeVisible();
  gateway.answer('listFans', { list: [], nextCursor: null });
  await retry.click();
  await expect.element(page.getByText('还没有粉丝', { exact: true })).toBeVisible();
});

test('the own page has the likes as a third list, that of a doctor has not', async ({ gateway }) => {
  logIn(gateway);
  const own = {
    name: '周予安',
    portrait: '',
    counts: { following: 1, fans: 2 },
    back: { to: '/personalHome', label: '个人主页' },
  };
  await renderPage(
    <main className="page">
      <PeoplePage kind="likes" {...own} likes={<p>赞了您的评论</p>} />
    </main>,
  );
  await expect
    .element(page.getByRole('link', { name: '赞过我的', exact: true }))
    .toHaveAttribute('href', '/personalHome?people=likes');
  await expect.element(page.getByText('赞了您的评论', { exact: true })).toBeVisible();
});
