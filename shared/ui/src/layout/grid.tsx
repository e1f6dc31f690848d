import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { type Space, space } from '../kit/tokens.ts';
import { Box, type BoxProps } from './box.tsx';
import styles from './layout.module.css';

interface GridProps extends BoxProps {
  /** Columns from 768 px; one on phones. */
  colsDesktop?: number;
  /** Instead of a number of columns: as many as fit with this width, such as `16rem`. */
  minColumn?: string;
  gap?: Space;
}

/** Equal columns. */
export function Grid({
  colsDesktop = 1,
  minColumn,
  gap = 'md',
  className,
  style,
  ...rest
}: GridProps): ReactNode {
  const columns = { '--cols-md': colsDesktop, '--cols-min': minColumn };
  return (
    <Box
      {...rest}
      className={cx(styles.grid, minColumn && styles.auto, className)}
      style={{ gap: space(gap), ...(columns as CSSProperties), ...style }}
    />
  );
}
