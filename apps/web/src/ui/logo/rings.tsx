import clsx from 'clsx';
import styles from './rings.module.css';

/** Centre and radius of a ring, from the canal outwards. */
type Ring = readonly [cx: number, cy: number, r: number];

const grounds: Record<'ai' | 'membership' | 'coupon', { width: number; height: number; rings: readonly Ring[] }> = {
  ai: {
    width: 192,
    height: 60,
    rings: [
      [162, 33, 4.5],
      [160.6, 31.6, 11],
      [159, 30, 18.6],
      [157.3, 28.3, 26.8],
      [155.5, 26.5, 35.2],
      [153.6, 24.6, 43.9],
      [151.7, 22.7, 52.9],
    ],
  },
  membership: {
    width: 400,
    height: 156,
    rings: [
      [344, 96.7, 14],
      [341.7, 95.4, 25.2],
      [338.9, 93.8, 38.4],
      [336, 92.1, 52.5],
      [333, 90.3, 67.1],
      [329.8, 88.5, 82.2],
      [326.6, 86.7, 97.6],
      [323.3, 84.8, 113.4],
      [320, 82.9, 129.4],
      [316.6, 80.9, 145.7],
      [313.2, 78.9, 162.2],
      [309.7, 76.9, 178.9],
      [306.2, 74.9, 195.7],
      [302.7, 72.9, 212.8],
      [299.1, 70.8, 230],
    ],
  },
  coupon: {
    width: 352,
    height: 116,
    rings: [
      [352, 104, 10],
      [349.8, 102.7, 20.6],
      [347.2, 101.2, 33],
      [344.5, 99.7, 46.2],
      [341.6, 98, 60],
      [338.7, 96.3, 74.1],
      [335.6, 94.6, 88.7],
      [332.6, 92.8, 103.5],
      [329.4, 91, 118.6],
      [326.3, 89.1, 133.9],
      [323, 87.3, 149.4],
      [319.8, 85.4, 165.1],
      [316.5, 83.5, 181],
      [313.1, 81.6, 197],
      [309.8, 79.6, 213.2],
      [306.4, 77.7, 229.5],
      [303, 75.7, 246],
      [299.5, 73.7, 262.6],
      [296, 71.7, 279.3],
      [292.5, 69.7, 296.1],
      [289, 67.6, 313],
      [285.5, 65.6, 330],
    ],
  },
};

/** The rings behind the AI tile and the membership button; nowhere else. Fills its positioned parent. */
export function Rings({ on }: { on: keyof typeof grounds }) {
  const { width, height, rings } = grounds[on];
  return (
    <svg
      className={clsx(styles.rings, styles[on])}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {rings.map(([cx, cy, r]) => (
        <circle key={r} cx={cx} cy={cy} r={r} />
      ))}
    </svg>
  );
}
