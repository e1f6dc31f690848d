import {
  type CSSProperties,
  createElement,
  type HTMLAttributes,
  type HTMLElementType,
  type ReactNode,
  type Ref,
} from 'react';
import { type Space, space } from '../kit/tokens.ts';

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  /** The element; a div unless given. */
  as?: HTMLElementType;
  /** Padding above and below. */
  py?: Space;
  /** Space below. */
  mb?: Space;
  ref?: Ref<HTMLElement>;
}

/** A block with the product's spacing, and nothing else. */
export function Box({ as = 'div', py, mb, style, ...rest }: BoxProps): ReactNode {
  const spacing: CSSProperties = {
    ...(py && { paddingBlock: space(py) }),
    ...(mb && { marginBottom: space(mb) }),
  };
  return createElement(as, { ...rest, style: { ...spacing, ...style } });
}
