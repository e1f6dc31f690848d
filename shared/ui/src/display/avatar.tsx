import { type CSSProperties, type ReactNode, useState } from 'react';
import { cx } from '../kit/cx.ts';
import tones from '../kit/tones.module.css';
import styles from './avatar.module.css';
import { hueOf, initialsOf, initialsSize } from './initials.ts';

/** In the text's size, up to that of 16 px at 320 px of width. */
const sizes = {
  sm: 'min(2rem, max(32px, 10vw))',
  md: 'min(2.75rem, max(44px, 13.75vw))',
  lg: 'min(4rem, max(64px, 20vw))',
  xl: 'min(6rem, max(96px, 30vw))',
} as const;

const hues = ['brand', 'accent', 'info', 'error'] as const;

interface AvatarProps {
  name: string;
  /** Address of the photo; initials show without it, and when it does not load. */
  src?: string | null | undefined;
  size?: keyof typeof sizes;
  /** True when the name is shown beside it, so that it is not read out twice. */
  decorative?: boolean;
}

/** A person's photo, or initials. */
export function Avatar({ name, src, size = 'md', decorative = false }: AvatarProps): ReactNode {
  const [broken, setBroken] = useState<string>();
  const style = { '--size': sizes[size] } as CSSProperties;
  const className = cx(styles.avatar, tones[hues[hueOf(name)] ?? '']);
  if (src && src !== broken) {
    return (
      <span className={className} style={style}>
        <img
          src={src}
          alt={decorative ? '' : name}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(src)}
        />
      </span>
    );
  }
  const initials = initialsOf(name);
  return (
    <span
      className={className}
      style={{ ...style, fontSize: `calc(var(--size) * ${initialsSize(initials).toFixed(3)})` }}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials}
    </span>
  );
}
