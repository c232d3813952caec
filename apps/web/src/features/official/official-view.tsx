import { ResourceType } from '@osteon/domain';
import { useGetHome } from '../../entities/home/api/get-home.ts';
import { m } from '../../texts/index.ts';
import { Region } from '../../ui/region/region.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { OfficialTop } from './official-top.tsx';
import styles from './official-view.module.css';
import { Section } from './section.tsx';
import { CaseSection } from './sections/case-section.tsx';
import { DictionarySection } from './sections/dictionary-section.tsx';
import { LiveSection } from './sections/live-section.tsx';
import { SpecialtySection } from './sections/specialty-section.tsx';
import { VideoSection } from './sections/video-section.tsx';
import type { SectionEntry } from './sections.ts';
import { getSections } from './sections.ts';

const skeleton = <RowSkeletons count={4} />;

/** The official page: the top, then the sections. */
export function OfficialView() {
  const home = useGetHome();
  const live = home.upcoming[0];
  const plates = getSections({ hasLive: live !== undefined });
  const entry = (anchor: SectionEntry['anchor']) => plates.find((plate) => plate.anchor === anchor);
  const [video, clinicalCase, dictionary, event, specialty] = [
    entry('video'),
    entry('case'),
    entry('dictionary'),
    entry('live'),
    entry('specialty'),
  ];
  // A customer is recommended other types as well.
  const featuredVideo = home.recommended.find(({ resourceType }) => resourceType === ResourceType.video);
  const featuredCase = home.cases[0];
  return (
    <>
      <OfficialTop plates={plates} />
      <div className={styles.plates}>
        {video && featuredVideo && (
          <Section entry={video} more={{ to: '/surgeryVideoList', label: m['route.surgeryVideoList']() }}>
            <Region skeleton={skeleton}>
              <VideoSection id={featuredVideo.resourceId} />
            </Region>
          </Section>
        )}
        {clinicalCase && featuredCase && (
          <Section entry={clinicalCase} more={{ to: '/caseList', label: m['route.caseList']() }}>
            <Region skeleton={skeleton}>
              <CaseSection id={featuredCase.resourceId} />
            </Region>
          </Section>
        )}
        <div className={live ? styles.pair : undefined}>
          {dictionary && (
            <Section entry={dictionary} more={{ to: '/boneDictionary', label: m['official.dictionary.all']() }}>
              <Region skeleton={skeleton}>
                <DictionarySection />
              </Region>
            </Section>
          )}
          {event && live && (
            <Section entry={event} more={{ to: '/meetingList', label: m['official.live.all']() }}>
              <Region skeleton={skeleton}>
                <LiveSection live={live} />
              </Region>
            </Section>
          )}
        </div>
        {specialty && (
          <Section entry={specialty}>
            <Region skeleton={skeleton}>
              <SpecialtySection />
            </Region>
          </Section>
        )}
      </div>
    </>
  );
}
