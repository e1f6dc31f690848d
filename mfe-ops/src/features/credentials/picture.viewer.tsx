import { Button, Group } from '@porao/ui';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { useKeys } from '../../common/keyboard/keys.ts';
import { t } from './messages.ts';
import styles from './picture.module.css';

interface PictureViewerProps {
  src: string;
  name: string;
  onBroken: () => void;
}

const whole = { zoom: 1, turn: 0, x: 0, y: 0 };
type View = typeof whole;

const maxZoom = 8;
const step = 1.25;
/** Pixels that an arrow key moves the picture. */
const stride = 60;

const zoomed = (view: View, by: number): View => {
  const zoom = Math.min(maxZoom, Math.max(1, view.zoom * by));
  // The whole picture is in its place again.
  return zoom === 1 ? { ...whole, turn: view.turn } : { ...view, zoom };
};
const moved = (view: View, x: number, y: number): View =>
  view.zoom === 1 ? view : { ...view, x: view.x + x, y: view.y + y };

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [stride, 0],
  ArrowRight: [-stride, 0],
  ArrowUp: [0, stride],
  ArrowDown: [0, -stride],
};

/** A picture that is zoomed by buttons, wheel and keys, turned, and moved by dragging or the arrow keys. */
export function PictureViewer({ src, name, onBroken }: PictureViewerProps): ReactNode {
  const [view, setView] = useState(whole);
  const stage = useRef<HTMLElement>(null);
  const zoom = (by: number) => setView((before) => zoomed(before, by));
  useKeys([{ key: '=', label: t('picture.in'), act: () => zoom(step), repeats: true }]);
  useEffect(() => {
    const element = stage.current;
    // React listens passively, which would let the page scroll too.
    const turnWheel = (event: WheelEvent) => {
      event.preventDefault();
      setView((before) => zoomed(before, event.deltaY < 0 ? step : 1 / step));
    };
    element?.addEventListener('wheel', turnWheel, { passive: false });
    return () => element?.removeEventListener('wheel', turnWheel);
  }, []);
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by || view.zoom === 1) return;
    event.preventDefault();
    setView((before) => moved(before, ...by));
  };
  const drag = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) setView((before) => moved(before, movementX, movementY));
  };
  return (
    <section aria-label={t('picture.label')} className={styles.viewer}>
      <Group>
        <KeyButton letter="+" size="sm" variant="default" label={t('picture.in')} act={() => zoom(step)} />
        <KeyButton
          letter="-"
          size="sm"
          variant="default"
          label={t('picture.out')}
          act={() => zoom(1 / step)}
        />
        <KeyButton
          letter="t"
          size="sm"
          variant="default"
          label={t('picture.turn')}
          act={() => setView((before) => ({ ...before, turn: (before.turn + 90) % 360 }))}
        />
        <Button size="sm" variant="subtle" onClick={() => setView(whole)}>
          {t('picture.whole')}
        </Button>
      </Group>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- buttons do the same */}
      <section
        ref={stage}
        className={styles.stage}
        aria-label={t('picture.move')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move the picture
        tabIndex={0}
        data-zoomed={view.zoom > 1 || undefined}
        onKeyDown={press}
        onPointerMove={drag}
      >
        <img
          src={src}
          alt={name}
          draggable={false}
          className={styles.image}
          style={{
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom.toFixed(3)}) rotate(${view.turn}deg)`,
          }}
          onError={onBroken}
        />
      </section>
    </section>
  );
}
