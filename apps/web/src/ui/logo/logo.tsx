import { m } from '../../texts/index.ts';
import { useLocale } from '../../texts/locale.ts';
import styles from './logo.module.css';

/** Mark and name. On dark pictures its parent has the class `night`. */
export function Logo({ markSize }: { markSize?: number }) {
  return (
    <span className={styles.logo}>
      <LogoMark size={markSize} />
      <Wordmark />
    </span>
  );
}

/** The osteon: eccentric rings around a canal lower left. Decorative: the name is beside it or on its link. */
export function LogoMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <path
        className={styles.bone}
        fillRule="evenodd"
        d="M1 24a23 23 0 1 0 46 0a23 23 0 1 0-46 0ZM4.4 25.8a18.2 18.2 0 1 1 36.4 0a18.2 18.2 0 1 1-36.4 0ZM7.1 26.6a15 15 0 1 0 30 0a15 15 0 1 0-30 0ZM10.3 28.2a10.6 10.6 0 1 1 21.2 0a10.6 10.6 0 1 1-21.2 0Z"
      />
      <circle className={styles.canal} cx="20.4" cy="28.9" r="5.8" />
    </svg>
  );
}

// The two characters 骨元 as outlines, so that the name looks the same on every system.
const outline =
  'M486 214H391V120H691V360H601V258C620 255 633 246 639 239L532 163ZM495 243V360H391V243ZM687 727H395V632H687ZM395 930V756H687V831C687 843 683 850 667 850C644 850 556 844 556 844V857C602 864 622 878 636 893C650 910 655 935 657 970C787 959 805 916 805 842V531C826 527 839 519 845 511L730 423L677 483H403L280 434V969H297C346 969 395 942 395 930ZM687 603H395V512H687ZM279 44V360H217C212 341 205 322 195 301H181C189 349 160 397 132 416C100 431 77 460 88 497C101 537 147 546 179 527C212 508 233 458 223 389H855C850 423 842 465 836 491L846 497C885 476 941 438 973 411C993 410 1003 407 1011 399L908 300L848 360H806V136C826 132 840 125 847 117L737 34L681 92H404ZM1181 128 1189 156H1890C1904 156 1915 151 1918 140C1872 100 1796 43 1796 43L1729 128ZM1077 378 1086 406H1336C1331 641 1286 826 1063 959L1068 970C1377 873 1454 676 1469 406H1596V834C1596 917 1620 940 1722 940H1816C1978 940 2021 917 2021 868C2021 844 2014 830 1982 817L1979 654H1968C1948 726 1930 787 1918 809C1912 821 1907 824 1894 824C1881 826 1857 826 1828 826H1751C1722 826 1716 820 1716 804V406H1977C1992 406 2003 401 2006 390C1959 349 1880 288 1880 288L1811 378Z';

/** The name: the Chinese one as an SVG. */
export function Wordmark() {
  const isEnglish = useLocale(({ locale }) => locale === 'en');
  if (isEnglish) return <span className={styles.english}>{m['app.name']()}</span>;
  return (
    <svg className={styles.word} viewBox="0 0 2080 1000" role="img" aria-label={m['app.name']()}>
      <path d={outline} />
    </svg>
  );
}
