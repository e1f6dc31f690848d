import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Box, type BoxProps } from './box.tsx';
import styles from './layout.module.css';

interface PageContainerProps extends BoxProps {
  /** `page` is the one page width; `reading` is for long text, `narrow` for a single small form. */
  width?: 'page' | 'reading' | 'narrow';
}

/** Centres content at the page's width with its gutters. */
export function PageContainer({ width = 'page', className, ...rest }: PageContainerProps): ReactNode {
  return <Box {...rest} className={cx(styles.page, width !== 'page' && styles[width], className)} />;
}

/** A thin line between two things. */
export function Divider(): ReactNode {
  return <hr className={styles.divider} />;
}
