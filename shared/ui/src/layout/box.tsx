import { type CSSProperties, createElement, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../kit/cx.ts';
import { type Space, space } from '../kit/tokens.ts';
import styles from './layout.module.css';

type BlockTag =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'header'
  | 'footer'
  | 'main'
  | 'aside'
  | 'nav'
  | 'ul'
  | 'ol'
  | 'li'
  | 'p'
  | 'figure';

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element; a div unless given. */
  as?: BlockTag;
  /** Padding: all sides, or per axis. */
  p?: Space;
  px?: Space;
  py?: Space;
  /** Space above and below. */
  mt?: Space;
  mb?: Space;
  /** Shown only below, or only from, the 768 px breakpoint. */
  only?: 'phone' | 'desktop';
  ref?: Ref<HTMLElement>;
}

/** A block with the product's spacing, and nothing else. */
export function Box({ as = 'div', p, px, py, mt, mb, only, className, style, ...rest }: BoxProps): ReactNode {
  const spacing: CSSProperties = {
    ...(p && { padding: space(p) }),
    ...(px && { paddingInline: space(px) }),
    ...(py && { paddingBlock: space(py) }),
    ...(mt && { marginTop: space(mt) }),
    ...(mb && { marginBottom: space(mb) }),
  };
  return createElement(as, {
    ...rest,
    className: cx(only === 'phone' && styles.phoneOnly, only === 'desktop' && styles.deskOnly, className),
    style: { ...spacing, ...style },
  });
}
