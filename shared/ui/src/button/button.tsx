import { Link } from '@porao/platform';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentProps, ReactNode, Ref } from 'react';
import { ButtonContent, type ButtonLook, buttonClass, Label, Spinner } from './look.tsx';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** In progress: stays focused, ignores presses, and shows `busyLabel`. */
  busy?: boolean | undefined;
  /** Says what it is doing: 'Saving...'. */
  busyLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something on this page. What leads elsewhere is a `LinkButton`. */
export function Button({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      className={buttonClass({ variant, size, fullWidth }, className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? (
        <>
          <Spinner />
          <Label>{busyLabel ?? children}</Label>
        </>
      ) : (
        <ButtonContent icon={icon} iconEnd={iconEnd}>
          {children}
        </ButtonContent>
      )}
    </button>
  );
}

type InsideLink = ComponentProps<typeof Link> & { href?: never };
type OutsideLink = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; to?: never };
type LinkButtonProps = ButtonLook & (InsideLink | OutsideLink);

/** A link that looks like a button: `to` inside the site, `href` out of it (phone, map, other site). */
export function LinkButton({
  variant,
  size,
  fullWidth,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: LinkButtonProps): ReactNode {
  const look = { variant, size, fullWidth };
  const content = (
    <ButtonContent icon={icon} iconEnd={iconEnd}>
      {children}
    </ButtonContent>
  );
  if (rest.href !== undefined) {
    const rel = rest.target === '_blank' ? { rel: 'noopener' } : {};
    return (
      <a {...rel} {...rest} className={buttonClass(look, className)}>
        {content}
      </a>
    );
  }
  return (
    <Link {...rest} className={buttonClass(look, className)}>
      {content}
    </Link>
  );
}
