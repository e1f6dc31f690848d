import {
  type CSSProperties,
  createElement,
  type HTMLAttributes,
  type HTMLElementType,
  type ReactNode,
  type Ref,
} from 'react';
import { cx } from '../kit/cx.ts';
import styles from './text.module.css';

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: HTMLElementType;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  tone?: 'default' | 'dim' | 'brand' | 'error';
  weight?: 'regular' | 'medium' | 'bold';
  align?: 'start' | 'center' | 'end';
  /** Cuts after this many lines. */
  lines?: number;
  /** For `as="time"`: the ISO instant or day. */
  dateTime?: string;
  ref?: Ref<HTMLElement>;
}

/** Words in one of the product's sizes and tones; a paragraph by default. */
export function Text({
  as = 'p',
  size = 'md',
  tone = 'default',
  weight = 'regular',
  align = 'start',
  lines,
  className,
  style,
  ...rest
}: TextProps): ReactNode {
  return createElement(as, {
    ...rest,
    className: cx(
      styles.text,
      styles[size],
      styles[tone],
      styles[weight],
      styles[align],
      lines && styles.clamp,
      className,
    ),
    style: lines ? ({ '--lines': lines, ...style } as CSSProperties) : style,
  });
}

interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  /** The heading's level. */
  order: 1 | 2 | 3 | 4;
  /** Overrides the size that the level gives; `hero` greets on the landing page. */
  size?: 'hero' | 1 | 2 | 3 | 4;
  align?: 'start' | 'center';
}

/** A heading. */
export function Title({ order, size = order, align = 'start', className, ...rest }: TitleProps): ReactNode {
  return createElement(`h${order}`, {
    ...rest,
    className: cx(styles.title, styles[size === 'hero' ? size : `h${size}`], styles[align], className),
  });
}

/** For screen readers only. */
export function VisuallyHidden({
  as = 'span',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: HTMLElementType }): ReactNode {
  return createElement(as, { ...rest, className: styles.hidden });
}
