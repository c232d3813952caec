import type { FilmScript } from './film/film-script.ts';
import { calcaneusFilm, pilonFilm } from './films/ankle.ts';
import { armFilms } from './films/arm.ts';
import { boneFilms } from './films/bone.ts';
import { flexorTendonFilm } from './films/flexor-tendon.ts';
import { footFilms } from './films/foot.ts';
import { carpalTunnelFilm, scaphoidFilm } from './films/hand.ts';
import { hipFilms } from './films/hip.ts';
import { kneeFilms } from './films/knee.ts';
import { legFilms, plateauFilm } from './films/leg.ts';
import { neckAndScoliosisFilms } from './films/neck-scoliosis.ts';
import { roboticKneeFilm } from './films/robotic-knee.ts';
import { shoulderFilms } from './films/shoulder.ts';
import { lumbarFilms } from './films/spine.ts';

/** The films of single videos: those of the first rows of the home page, and all videos with a transcript. */
export const FILMS: readonly FilmScript[] = [
  ...hipFilms,
  ...kneeFilms,
  roboticKneeFilm,
  ...lumbarFilms,
  ...neckAndScoliosisFilms,
  ...legFilms,
  plateauFilm,
  pilonFilm,
  calcaneusFilm,
  ...footFilms,
  ...armFilms,
  carpalTunnelFilm,
  flexorTendonFilm,
  scaphoidFilm,
  ...shoulderFilms,
  ...boneFilms,
];
