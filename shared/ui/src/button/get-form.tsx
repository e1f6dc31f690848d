import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

interface GetFormProps extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  /** Path to which it leads, with the parameters that are sent beside its own fields. */
  to: string;
}

/** A link with values: before scripts the browser follows it. Scripts that do the same in the page prevent that. */
export function GetForm({ to, className = styles.unboxed, children, ...rest }: GetFormProps): ReactNode {
  const [path = '', ...query] = to.split('?');
  // Two slashes begin the address of another host.
  const action = path.replace(/^[/\\]+/, '/');
  return (
    <form {...rest} method="get" action={action} className={className}>
      {[...new URLSearchParams(query.join('?'))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
