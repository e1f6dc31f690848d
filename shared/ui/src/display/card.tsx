import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Box, type BoxProps } from '../layout/box.tsx';
import styles from './card.module.css';

export interface CardProps extends BoxProps {
  /** `soft` greets in green, `mango` asks for attention. */
  look?: 'plain' | 'soft' | 'mango';
  /** Shows that the card as a whole is a link: put a `stretched` LinkAnchor on its title. */
  interactive?: boolean;
  /** More padding, for the only card of a page. */
  roomy?: boolean;
}

/** The one card. */
export function Card({ look = 'plain', interactive, roomy, className, ...rest }: CardProps): ReactNode {
  return (
    <Box
      {...rest}
      data-tinted={look === 'plain' ? undefined : ''}
      className={cx(
        styles.card,
        look !== 'plain' && styles[look],
        interactive && styles.interactive,
        roomy && styles.roomy,
        className,
      )}
    />
  );
}

/** Lifts a button above the stretched link of its card. */
export function CardAction({ className, ...rest }: BoxProps): ReactNode {
  return <Box {...rest} className={cx(styles.above, className)} />;
}
