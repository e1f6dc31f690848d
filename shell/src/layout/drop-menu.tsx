import { cx, Icon } from '@porao/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './drop-menu.module.css';

interface DropMenuProps {
  label: ReactNode;
  className: string | undefined;
  /** Aligns the sheet with this edge. */
  align?: 'start' | 'end';
  children: ReactNode;
}

/** A disclosure that closes on Escape, on a press elsewhere, and when one of its entries is chosen. */
export function DropMenu({ label, className, align = 'start', children }: DropMenuProps): ReactNode {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const details = ref.current;
      if (!details?.open) return;
      const inside = event.target instanceof Node && details.contains(event.target);
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : inside) return;
      details.open = false;
      if (event instanceof KeyboardEvent) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={ref} className={styles.menu}>
      <summary className={className}>
        {label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div
        className={cx(styles.sheet, align === 'end' && styles.end)}
        onClickCapture={(event) => close(event.target, ref.current)}
      >
        {children}
      </div>
    </details>
  );
}

function close(target: EventTarget, details: HTMLDetailsElement | null): void {
  if (details && target instanceof Element && target.closest('a, button')) details.open = false;
}
