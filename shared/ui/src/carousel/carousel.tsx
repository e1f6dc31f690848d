// By its name, so that whoever bundles this takes the shell's.
import { ActionIcon } from '@porao/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './carousel.module.css';

/** A box that scrolls has to be a stop of the keyboard, though it does nothing itself (WCAG 2.1.1). */
const scrollable = { tabIndex: 0 } as const;

interface CarouselProps {
  label: string;
  items: readonly { key: string | number; content: ReactNode }[];
  backLabel: string;
  onLabel: string;
  /** Says which cards are visible, from 1: '1 to 3 of 10'. */
  seenText: (first: number, last: number, count: number) => string;
}

/** Cards beside each other that snap: swiped, scrolled by the arrow keys, or turned by the buttons. One, two from
 * 464 px and three from 1024 px of the window (PAR-062). */
export function Carousel({ label, items, backLabel, onLabel, seenText }: CarouselProps): ReactNode {
  const track = useRef<HTMLDivElement>(null);
  /** The card to which a pressed button scrolls: the next press starts from there. */
  const goal = useRef<number>(null);
  const [{ first, last }, setSeen] = useState({ first: 1, last: 1 });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => {
      const next = seenIn(element, items.length);
      if (next.first === goal.current) goal.current = null;
      setSeen((now) => (now.first === next.first && now.last === next.last ? now : next));
    };
    const forget = () => {
      goal.current = null;
    };
    look();
    const ended = new AbortController();
    const options = { passive: true, signal: ended.signal };
    element.addEventListener('scroll', look, options);
    window.addEventListener('resize', look, options);
    for (const byHand of ['pointerdown', 'wheel', 'keydown'])
      element.addEventListener(byHand, forget, options);
    return () => ended.abort();
  }, [items.length]);

  const turn = (direction: 1 | -1) => {
    const element = track.current;
    if (!element) return;
    const shown = last - first + 1;
    const wanted = (goal.current ?? first) + direction * shown;
    goal.current = Math.max(1, Math.min(wanted, items.length - shown + 1));
    element.scrollTo({ left: (goal.current - 1) * stepOf(element, items.length) });
  };

  return (
    <div className={styles.carousel}>
      <div ref={track} className={styles.track} role="region" aria-label={label} {...scrollable}>
        <ul>
          {items.map(({ key, content }) => (
            <li key={key}>{content}</li>
          ))}
        </ul>
      </div>
      <div className={styles.turns}>
        <Turn icon="chevron-left" label={backLabel} isOver={first <= 1} onTurn={() => turn(-1)} />
        <span className={styles.seen}>{seenText(first, last, items.length)}</span>
        <Turn icon="chevron-right" label={onLabel} isOver={last >= items.length} onTurn={() => turn(1)} />
      </div>
    </div>
  );
}

interface TurnProps {
  icon: 'chevron-left' | 'chevron-right';
  label: string;
  isOver: boolean;
  onTurn: () => void;
}

/** At its end it stays focused and does nothing. */
function Turn({ icon, label, isOver, onTurn }: TurnProps) {
  return (
    <ActionIcon
      icon={icon}
      label={label}
      variant="default"
      aria-disabled={isOver}
      className={styles.turn}
      onClick={() => {
        if (!isOver) onTurn();
      }}
    />
  );
}

/** Pixels from one card to the next. */
const stepOf = (track: HTMLElement, count: number) => Math.max(1, (track.scrollWidth + gapOf(track)) / count);
const gapOf = (track: HTMLElement) =>
  Number.parseFloat(getComputedStyle(track.firstElementChild ?? track).columnGap) || 0;

/** Numbers of the first and the last visible card. */
function seenIn(track: HTMLElement, count: number): { first: number; last: number } {
  const step = stepOf(track, count);
  const first = Math.min(count, Math.round(track.scrollLeft / step) + 1);
  const shown = Math.max(1, Math.round((track.clientWidth + gapOf(track)) / step));
  return { first, last: Math.min(count, first + shown - 1) };
}
