import { Link } from '@porao/platform';
import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import styles from './text.module.css';

interface AnchorLook {
  /** `plain` looks like the text around it until hovered. */
  look?: 'underlined' | 'plain';
  /** Makes the positioned box around it (a `Card`) one big target. */
  stretched?: boolean;
}

interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement>, AnchorLook {
  href: string;
}

interface LinkAnchorProps extends ComponentProps<typeof Link>, AnchorLook {}

const classOf = (look: AnchorLook['look'], stretched: boolean | undefined, className?: string) =>
  cx(styles.anchor, look === 'plain' && styles.plain, stretched && styles.stretched, className);

/** A link out of the site, or to a phone, mail or map. Opening a new tab adds `rel="noopener"`. */
export function Anchor({ look, stretched, className, children, ...rest }: AnchorProps): ReactNode {
  const rel = rest.target === '_blank' ? { rel: 'noopener' } : {};
  return (
    <a {...rel} {...rest} className={classOf(look, stretched, className)}>
      {children}
    </a>
  );
}

/** A link inside the site. */
export function LinkAnchor({ look, stretched, className, ...rest }: LinkAnchorProps): ReactNode {
  return <Link {...rest} className={classOf(look, stretched, className)} />;
}
