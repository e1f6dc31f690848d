import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { type Space, space } from '../kit/tokens.ts';
import { Box, type BoxProps } from './box.tsx';
import styles from './layout.module.css';

interface FlexProps extends BoxProps {
  gap?: Space | 0;
  align?: CSSProperties['alignItems'];
  justify?: CSSProperties['justifyContent'];
  wrap?: CSSProperties['flexWrap'];
}

/** A row that neither wraps nor centres by itself. */
export function Flex({ gap, align, justify, wrap, className, style, ...rest }: FlexProps): ReactNode {
  const flow: CSSProperties = {
    ...(gap !== undefined && { gap: space(gap) }),
    ...(align && { alignItems: align }),
    ...(justify && { justifyContent: justify }),
    ...(wrap && { flexWrap: wrap }),
  };
  return <Box {...rest} className={cx(styles.flex, className)} style={{ ...flow, ...style }} />;
}

/** Things below each other, 16 px apart by default. */
export function Stack({ gap = 'md', className, ...rest }: FlexProps): ReactNode {
  return <Flex gap={gap} {...rest} className={cx(styles.stack, className)} />;
}

/** Things beside each other, centred, wrapping, 8 px apart by default. */
export function Group({ gap = 'xs', className, ...rest }: FlexProps): ReactNode {
  return <Flex gap={gap} {...rest} className={cx(styles.group, className)} />;
}
