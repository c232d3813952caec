import { PersonalTab, PromptScene, parsePersonalTab, ROUTE_FRAMES } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { type Profile, useProfile } from '../../../entities/account/use-profile.ts';
import { useGetMessageCount } from '../../../entities/message/api/get-message-count.ts';
import { HomeStatus } from '../../../features/certification/status/home-status.tsx';
import { parseOwnPeopleKind } from '../../../features/engagement/people/people-kind.ts';
import { LoginRequired } from '../../../features/personal/login-required.tsx';
import { PersonalFigures } from '../../../features/personal/personal-figures.tsx';
import { PersonalTabs } from '../../../features/personal/personal-tabs.tsx';
import { ProfileHeader } from '../../../features/personal/profile-header.tsx';
import { lazyPart } from '../../../lib/chunk/lazy-part.tsx';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { positionText } from '../../../texts/library/library-text.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Region } from '../../../ui/region/region.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './personal-home.module.css';

const CollectedTab = lazyPart(
  async () => (await import('../../../features/engagement/collection/collected-tab.tsx')).CollectedTab,
);
const MyComments = lazyPart(
  async () => (await import('../../../features/engagement/comment/my-comments.tsx')).MyComments,
);

const Overview = lazyPart(async () => (await import('../../page/overview.tsx')).Overview);

const MyContentList = lazyPart(
  async () => (await import('../../../features/personal/my-content-list.tsx')).MyContentList,
);

const LearningTab = lazyPart(
  async () => (await import('../../../features/course/learning/learning-tab.tsx')).LearningTab,
);

const BrowseTab = lazyPart(async () => (await import('../../../features/engagement/browse/browse-tab.tsx')).BrowseTab);

const MessageCenter = lazyPart(
  async () => (await import('../../../features/message/message-center.tsx')).MessageCenter,
);

const CreditPage = lazyPart(async () => (await import('../../../features/credit/page/credit-page.tsx')).CreditPage);

const OwnPeople = lazyPart(async () => (await import('../../page/own-people.tsx')).OwnPeople);

/** The customer's learning, collection, content and history; the query `tab` selects one (rules/shell#sidebar). */
export function Component() {
  const profile = useProfile();
  const unread = useGetMessageCount(PromptScene.message);
  const [params] = useSearchParams();
  const tab = parsePersonalTab(params.get('tab'));
  const showsComments = params.get('view') === 'comments';
  const people = parseOwnPeopleKind(params.get('people'));
  const onPhone = useBreakpoint() === 'phone';
  if (!profile) {
    return (
      <div className="page">
        <PageHead title={m['route.personalHome']()} />
        <LoginRequired />
      </div>
    );
  }
  if (params.get('view') === 'credits') {
    return (
      <div className="page">
        <Region skeleton={<RowSkeletons count={6} plain />}>
          <CreditPage />
        </Region>
      </div>
    );
  }
  if (people) {
    return (
      <div className="page">
        <Region skeleton={<RowSkeletons count={4} />}>
          <OwnPeople kind={people} profile={profile} />
        </Region>
      </div>
    );
  }
  // On phones the messages have a bar of their own.
  const barred = onPhone && tab === PersonalTab.messages;
  return (
    <div className="page">
      {!barred && <Owner {...profile} />}
      {!barred && <HomeStatus roleId={profile.roleId} />}
      <PersonalTabs
        tab={tab}
        hideTabs={barred}
        panels={{
          [PersonalTab.mine]: (
            <Region skeleton={<RowSkeletons count={4} />}>
              <Overview roleId={profile.roleId} />
            </Region>
          ),
          [PersonalTab.joinedLearning]: (
            <Region skeleton={<RowSkeletons count={4} />}>
              <LearningTab />
            </Region>
          ),
          [PersonalTab.collected]: (
            <Region skeleton={<RowSkeletons count={4} />}>
              <CollectedTab />
            </Region>
          ),
          [PersonalTab.myContent]: (
            <Region skeleton={<RowSkeletons count={4} />}>
              <MyContentList />
            </Region>
          ),
          [PersonalTab.browseHistory]: (
            <Region skeleton={<RowSkeletons count={4} />}>
              <BrowseTab />
            </Region>
          ),
          [PersonalTab.messages]: showsComments ? (
            <Region skeleton={<RowSkeletons count={6} plain />}>
              <MyComments />
            </Region>
          ) : (
            <Region skeleton={<RowSkeletons count={6} plain />}>
              <MessageCenter reminded={unread} />
            </Region>
          ),
        }}
        counts={{ [PersonalTab.messages]: unread }}
      />
    </div>
  );
}

function Owner({ name, portrait, roleId, ...titles }: Profile) {
  return (
    <header className={styles.owner}>
      <h1>
        <VisuallyHidden>{m['route.personalHome']()}</VisuallyHidden>
      </h1>
      <ProfileHeader
        name={name}
        portrait={portrait}
        roleId={roleId}
        note={positionText(titles)}
        figures={<PersonalFigures />}
        action={
          <ButtonLink size="sm" to={ROUTE_FRAMES.personalInfo.path}>
            {m['route.personalInfo']()}
          </ButtonLink>
        }
      />
    </header>
  );
}
