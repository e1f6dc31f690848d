import { Button, Spinner, Text } from '@porao/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { KeySign } from '../keyboard/key.button.tsx';
import { useKeys } from '../keyboard/keys.ts';
import { t } from '../messages.ts';
import styles from './act-bar.module.css';
import { type ActEntry, canTakeBack, useActs } from './acts.list.ts';
import { dismiss, retry, takeBack } from './acts.store.ts';

/** Shows what was just done and can be taken back, by its button or `u`, the newest first. It has a place of its own
 * at the end of the page: other things at the bottom of the screen stay above `--acts-height`. */
export function ActBar(): ReactNode {
  const acts = useActs();
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = `${acts.length > 0 ? (bar.current?.offsetHeight ?? 0) : 0}px`;
    style.setProperty('--acts-height', height);
    // Whatever is focused or scrolled to is above it.
    style.scrollPaddingBottom = height;
    return () => {
      style.removeProperty('--acts-height');
      style.scrollPaddingBottom = '';
    };
  }, [acts]);
  useKeys([{ key: 'u', label: t('acts.undo.key'), act: () => void takeBack() }]);
  return (
    <div ref={bar} className={styles.bar} role="status" data-acts={acts.length > 0 || undefined}>
      <ActLines acts={acts} />
    </div>
  );
}

function ActLines({ acts }: { acts: readonly ActEntry[] }): ReactNode {
  const newest = acts.findLast(canTakeBack);
  return acts.map((act) => <Line key={act.id} act={act} isNewest={act === newest} />);
}

function Line({ act, isNewest }: { act: ActEntry; isNewest: boolean }): ReactNode {
  return (
    <div className={styles.line}>
      <Text className={styles.text} size="sm">
        {act.state === 'failed' ? t('acts.failed', { act: act.text }) : act.text}
      </Text>
      {act.state === 'waiting' && <Seconds until={act.sendAt} />}
      <Buttons act={act} isNewest={isNewest} />
    </div>
  );
}

function Buttons({ act, isNewest }: { act: ActEntry; isNewest: boolean }): ReactNode {
  if (act.state === 'failed') {
    return (
      <>
        <Button size="sm" variant="light" onClick={() => void retry(act.id)}>
          {t('acts.retry')}
        </Button>
        <Button size="sm" variant="subtle" onClick={() => dismiss(act.id)}>
          {t('close')}
        </Button>
      </>
    );
  }
  if (!canTakeBack(act)) return <Spinner />;
  return (
    <Button
      size="sm"
      variant="light"
      aria-keyshortcuts={isNewest ? 'U' : undefined}
      onClick={() => void takeBack(act.id)}
    >
      <span>{t(act.state === 'waiting' ? 'acts.cancel' : 'acts.undo')}</span>
      {isNewest && <KeySign letter="u" />}
    </Button>
  );
}

/** Seconds left; not read aloud each time. */
function Seconds({ until }: { until: number }): ReactNode {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text size="sm" tone="dim" className={styles.seconds} aria-hidden="true">
      {t('acts.seconds', { seconds: Math.max(0, Math.ceil((until - now) / 1000)) })}
    </Text>
  );
}
