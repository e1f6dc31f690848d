import { Link } from '@porao/platform';
import { Icon } from '@porao/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../messages.ts';
import styles from './header.module.css';

/** 'Join To Learn' and 'Join To Teach'. Student and coach are shown, but lead nowhere yet (spec, section 1). */
export function JoinMenus(): ReactNode {
  return (
    <>
      <DropMenu label={t('menu.join-to-learn')}>
        <Link to="/auth/parent/signup">{t('menu.as-a-parent')}</Link>
        <span aria-disabled="true">{t('menu.as-a-student')}</span>
      </DropMenu>
      <DropMenu label={t('menu.join-to-teach')}>
        <Link to="/auth/tutor/signup">{t('menu.as-a-tutor')}</Link>
        <span aria-disabled="true">{t('menu.as-a-coach')}</span>
      </DropMenu>
    </>
  );
}

/** A disclosure that closes on Escape, on a press elsewhere, and when one of its links is followed. */
function DropMenu({ label, children }: { label: string; children: ReactNode }): ReactNode {
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
    <details ref={ref} className={styles.join}>
      <summary className={styles.link}>
        {label}
        <Icon name="chevron-down" size={16} />
      </summary>
      <div className={styles.sheet} onClickCapture={(event) => close(event.target, ref.current)}>
        {children}
      </div>
    </details>
  );
}

function close(target: EventTarget, details: HTMLDetailsElement | null): void {
  if (details && target instanceof HTMLAnchorElement) details.open = false;
}
