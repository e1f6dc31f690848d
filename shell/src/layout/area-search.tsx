import { afterPaint, lazyComponent, notify } from '@porao/platform';
import { Icon } from '@porao/ui';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { t } from '../messages.ts';
import styles from './area.module.css';
import type { SearchPanelProps } from './area-search.panel.tsx';

const Panel = lazyComponent(() => import(/* webpackChunkName: "area-search" */ './area-search.panel.tsx'));

/** The button of the route search. Its field is there at once; what completes the text comes with the first press. */
export function AreaSearch({ area }: Pick<SearchPanelProps, 'area'>): ReactNode {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  const [text, setText] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (!open) return;
    const press = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open, close]);
  const show = async () => {
    setText('');
    setOpen(true);
    await afterPaint();
    try {
      await Panel.preload();
      setReady(true);
    } catch {
      setOpen(false);
      notify({ tone: 'error', message: t('search.failed') });
    }
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
      {open && (
        <div
          className={styles.panel}
          onBlur={({ currentTarget, relatedTarget }) => {
            const stays = currentTarget.parentElement?.contains(relatedTarget);
            if (!stays) setOpen(false);
          }}
        >
          <SearchField {...{ area, text, ready }} onText={setText} onClose={close} />
        </div>
      )}
    </div>
  );
}

interface SearchFieldProps extends SearchPanelProps {
  ready: boolean;
}

/** Takes what is typed until the completing field is there, which gets it. */
function SearchField({ ready, ...props }: SearchFieldProps): ReactNode {
  // Replacing the field would interrupt a letter that is composed of several keys.
  const [composing, setComposing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => input.current?.focus(), []);
  if (ready && !composing) return <Panel {...props} />;
  return (
    <div role="search" className={styles.searchField}>
      <Icon name="search" />
      <input
        ref={input}
        aria-label={t('search.label')}
        placeholder={t('search.label')}
        autoComplete="off"
        value={props.text}
        onChange={({ target }) => props.onText(target.value)}
        onCompositionStart={() => setComposing(true)}
        onCompositionEnd={() => setComposing(false)}
      />
    </div>
  );
}
