import { useSuspenseQuery } from '@tanstack/react-query';
import { m } from '../../texts/index.ts';
import { Region } from '../../ui/region/region.tsx';
import { RowSkeletons } from '../../ui/row/row-skeletons.tsx';
import { homeQuery } from './api/official-queries.ts';
import { OfficialTop } from './official-top.tsx';
import styles from './official-view.module.css';
import { Plate } from './plate.tsx';
import { CasePlate } from './plates/case-plate.tsx';
import { DictionaryPlate } from './plates/dictionary-plate.tsx';
import { LivePlate } from './plates/live-plate.tsx';
import { SpecialtyPlate } from './plates/specialty-plate.tsx';
import { VideoPlate } from './plates/video-plate.tsx';
import type { PlateEntry } from './plates.ts';
import { platesOf } from './plates.ts';

const skeleton = <RowSkeletons count={4} />;

/** The official page: the opening, then the platform in plates. */
export function OfficialView() {
  const { data: home } = useSuspenseQuery(homeQuery);
  const live = home.upcoming[0];
  const plates = platesOf({ hasLive: live !== undefined });
  const entry = (anchor: PlateEntry['anchor']) => plates.find((plate) => plate.anchor === anchor);
  const [video, clinicalCase, dictionary, event, specialty] = [
    entry('video'),
    entry('case'),
    entry('dictionary'),
    entry('live'),
    entry('specialty'),
  ];
  const shownVideo = home.recommended[0];
  const shownCase = home.cases[0];
  return (
    <>
      <OfficialTop plates={plates} />
      <div className={styles.plates}>
        {video && shownVideo && (
          <Plate entry={video} more={{ to: '/surgeryVideoList', label: m['route.surgeryVideoList']() }}>
            <Region skeleton={skeleton}>
              <VideoPlate id={shownVideo.resourceId} />
            </Region>
          </Plate>
        )}
        {clinicalCase && shownCase && (
          <Plate entry={clinicalCase} more={{ to: '/caseList', label: m['route.caseList']() }}>
            <Region skeleton={skeleton}>
              <CasePlate id={shownCase.resourceId} />
            </Region>
          </Plate>
        )}
        <div className={live ? styles.pair : undefined}>
          {dictionary && (
            <Plate entry={dictionary} more={{ to: '/boneDictionary', label: m['official.dictionary.all']() }}>
              <Region skeleton={skeleton}>
                <DictionaryPlate />
              </Region>
            </Plate>
          )}
          {event && live && (
            <Plate entry={event} more={{ to: '/meetingList', label: m['official.live.all']() }}>
              <Region skeleton={skeleton}>
                <LivePlate live={live} />
              </Region>
            </Plate>
          )}
        </div>
        {specialty && (
          <Plate entry={specialty}>
            <Region skeleton={skeleton}>
              <SpecialtyPlate />
            </Region>
          </Plate>
        )}
      </div>
    </>
  );
}
