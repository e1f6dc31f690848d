import { notify, retry } from '@porao/platform';
import { Icon } from '@porao/ui';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { t } from '../messages.ts';
import styles from './area.module.css';
import type { SearchPanelProps } from './area-search.panel.tsx';

let Panel: ComponentType<SearchPanelProps> | undefined;

/** The button of the route search; its field comes with the first press. */
export function AreaSearch(props: Omit<SearchPanelProps, 'onClose'>): ReactNode {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = async () => {
    try {
      const load = () => import(/* webpackChunkName: "area-search" */ './area-search.panel.tsx');
      Panel ??= (await retry(load)).default;
      setOpen(true);
    } catch {
      notify({ tone: 'error', message: t('search.failed') });
    }
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div className={styles.search}>
      <button
        ref={button}
        type="button"
        className={styles.tool}
        aria-expanded={open}
        aria-label={t('search.open')}
        onClick={() => void (open ? close() : show())}
      >
        <Icon name="search" />
        <span className={styles.desktop}>{t('search.open')}</span>
      </button>
      {open && Panel && (
        <div
          className={styles.panel}
          onBlur={({ currentTarget, relatedTarget }) => {
            const stays = currentTarget.parentElement?.contains(relatedTarget);
            if (!stays) setOpen(false);
          }}
        >
          <Panel {...props} onClose={close} />
        </div>
      )}
    </div>
  );
}
