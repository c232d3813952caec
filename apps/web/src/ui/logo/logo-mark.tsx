import styles from './logo.module.css';

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
