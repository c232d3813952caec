import type { Profile } from '../../entities/account/use-profile.ts';
import { useGetPersonalSummary } from '../../entities/personal/api/get-personal-summary.ts';
import type { OwnPeopleKind } from '../../features/engagement/people/people-kind.ts';
import { PeoplePage } from '../../features/engagement/people/people-page.tsx';
import { LikesMe } from '../../features/message/likes-me.tsx';
import { m } from '../../texts/index.ts';

/** People whom the customer follows, their fans, and people who liked something of theirs. */
export function OwnPeople({ kind, profile }: { kind: OwnPeopleKind; profile: Profile }) {
  const summary = useGetPersonalSummary();
  return (
    <PeoplePage
      kind={kind}
      name={profile.name}
      portrait={profile.portrait}
      counts={summary && { following: summary.followingNum, fans: summary.fanNum }}
      back={{ to: '/personalHome', label: m['route.personalHome']() }}
      likes={<LikesMe />}
    />
  );
}
