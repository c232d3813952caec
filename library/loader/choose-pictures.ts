import type { Illustration, Library } from './library.ts';

/** The fields of an item by which its picture is chosen. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly specialty: string;
  readonly tags: readonly string[];
  /** Items whose finished cover may be used instead, as a course shows that of one of its videos. */
  readonly parts?: readonly string[];
}

/** A picture of the library: path below its folder and what it shows. */
export interface ChosenPicture {
  readonly file: string;
  readonly alt: string;
}

/** The number of neighbours with different pictures: a row of cards. */
const NEIGHBOURS = 4;

const NARROWEST_COVER = 1.5;

/**
 * Chooses a picture for every topic: its own finished cover, else that of one of its parts, else the illustration that
 * fits best by tags, then by specialty. Pictures are spread: a repeated one counts less, most of all next to itself. A
 * case never gets one of its own of the time after the operation.
 * `topics` are in the order of their lists. Returns the pictures by topic id.
 */
export function choosePictures(topics: readonly Topic[], library: Library): Map<string, ChosenPicture> {
  const titles = new Map([...library.videos, ...library.cases].map(({ id, title }) => [id, title]));
  const covers = library.imagery.filter(
    ({ kind, width, height }) => kind === undefined && width / height >= NARROWEST_COVER,
  );
  // A case's own pictures of the time after the operation would give its outcome away (rules/case#seal).
  const outcomes = new Set(
    library.cases.flatMap(({ id, images }) =>
      images.filter(({ phase }) => phase === 'after').map(({ file }) => `${id} imagery/${file}`),
    ),
  );
  const used = new Map<string, number>();
  const recent: string[] = [];

  function weariness(file: string): number {
    return (used.get(file) ?? 0) * 0.6 + (recent.slice(-NEIGHBOURS).includes(file) ? 4 : 0);
  }

  function best(topic: Topic): ChosenPicture {
    const own = library.covers.has(topic.id) ? [topic.id] : (topic.parts ?? []).filter((id) => library.covers.has(id));
    const isOpen = ({ file }: ChosenPicture) => !outcomes.has(`${topic.id} ${file}`);
    const finished = own
      .map((id) => ({ file: `imagery/covers/${id}.webp`, alt: titles.get(id) ?? topic.title, fit: 10 }))
      .filter(isOpen);
    const suiting = covers
      .map((picture) => ({ file: `imagery/${picture.file}`, alt: picture.alt, fit: getFit(topic, picture) }))
      .filter(isOpen);
    const rated = (finished.length === 0 ? suiting : finished).map((each) => ({
      ...each,
      fit: each.fit - weariness(each.file),
    }));
    return rated.reduce((left, right) => (right.fit > left.fit ? right : left));
  }

  return new Map(
    topics.map((topic) => {
      const { file, alt } = best(topic);
      used.set(file, (used.get(file) ?? 0) + 1);
      recent.push(file);
      return [topic.id, { file, alt }];
    }),
  );
}

/** The pictures of cases; by their files below `imagery/`. */
export function chooseCaseImages({ cases, imagery }: Library): Map<string, ChosenPicture> {
  const alts = new Map(imagery.map(({ file, alt }) => [file, alt]));
  const images = cases.flatMap((item) => item.images);
  return new Map(
    images.map(({ file, caption }) => [file, { file: `imagery/${file}`, alt: alts.get(file) ?? caption }]),
  );
}

/** The portraits of people and the emblems of associations, of those that have a finished cover; by their ids. */
export function choosePortraits({ experts, organizations, covers }: Library): Map<string, ChosenPicture> {
  const shown = [...experts, ...organizations].filter(({ id }) => covers.has(id));
  return new Map(shown.map(({ id, name }) => [id, { file: `imagery/covers/${id}.webp`, alt: name }]));
}

function getFit(topic: Topic, picture: Illustration): number {
  const named = picture.tags.map(stem).map((tag) => {
    if (topic.tags.map(stem).some((own) => own.includes(tag) || tag.includes(own))) return 3;
    return stem(topic.title).includes(tag) ? 2 : 0;
  });
  return named.reduce((sum: number, points) => sum + points, 0) + (picture.specialty === topic.specialty ? 2 : 0);
}

/** Normalises the variants of a tag: 全髋关节置换术 and 全髋置换. */
function stem(tag: string): string {
  return tag.replace(/关节|手术|术$|损伤$/g, '') || tag;
}
