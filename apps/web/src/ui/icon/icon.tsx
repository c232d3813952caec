interface IconProps {
  /** One of icons.ts. */
  of: string;
  /** Edge in px. */
  size?: 12 | 14 | 16 | 18 | 20 | 22 | 24 | 28;
  /** Filled for the active state of a toggle, and for play. */
  filled?: boolean;
}

/** An icon beside text or inside a named control; hidden from screen readers. */
export function Icon({ of, size = 20, filled = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={of} />
    </svg>
  );
}
