import { Link } from '@porao/platform';
import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import styles from './text.module.css';

/** A link out of the site, or to a phone, mail or map. Opening a new tab adds `rel="noopener"`. */
export function Anchor({
  className,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }): ReactNode {
  const rel = rest.target === '_blank' ? { rel: 'noopener' } : {};
  return (
    <a {...rel} {...rest} className={cx(styles.anchor, className)}>
      {children}
    </a>
  );
}

interface LinkAnchorProps extends ComponentProps<typeof Link> {
  /** `plain` looks like the text around it until hovered. */
  look?: 'plain';
  /** Makes the positioned box around it (a `Card`) one big target. */
  stretched?: boolean;
}

/** A link inside the site. */
export function LinkAnchor({ look, stretched, className, ...rest }: LinkAnchorProps): ReactNode {
  return (
    <Link
      {...rest}
      className={cx(styles.anchor, look && styles[look], stretched && styles.stretched, className)}
    />
  );
}
