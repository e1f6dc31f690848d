import { useLocation } from '@porao/platform';
import { useEffect, useRef, useState } from 'react';
import { type TutoringCard, tutoringCards } from '../../common/profile/sections.ts';

const isCard = (name: string | null): name is TutoringCard =>
  (tutoringCards as readonly (string | null)[]).includes(name);

/** The card that the URL names, by its hash or `?section=` (decision OQ-047). */
function cardOf({ hash, search }: { hash: string; search: string }): TutoringCard | null {
  const named = [hash.slice(1), new URLSearchParams(search).get('section')];
  return named.find(isCard) ?? null;
}

/** Somebody who looks at something else does one of these. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Brings an element to the top of the view and keeps it there while forms and pictures still come, until somebody
 * does something. Answers how to end it before. */
function keepInView(element: HTMLElement): () => void {
  const ended = new AbortController();
  // Called at once, and as often as the page has another height.
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'start' }));
  observer.observe(document.body);
  const end = () => {
    observer.disconnect();
    ended.abort();
  };
  for (const move of moves) addEventListener(move, end, { signal: ended.signal, passive: true });
  return end;
}

export interface OpenCards {
  isOpen: (name: string) => boolean;
  toggle: (name: string) => void;
  close: (name: string) => void;
}

/** Returns which cards are open: the one that the URL names, which is also brought into view, else `first`, and those
 * that were pressed. */
export function useOpenCards(first: string | null = null): OpenCards {
  const place = useLocation();
  const named = cardOf(place);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    new Set([named ?? first].filter((name) => name !== null)),
  );
  const [opened, setOpened] = useState(place.key);
  if (opened !== place.key) {
    setOpened(place.key);
    if (named) setOpen(new Set([...open, named]));
  }
  const entered = useRef(place.key);
  useEffect(() => {
    const card = document.getElementById(cardOf(place) ?? '');
    // The press that led here was in a card that is closed now.
    if (place.key !== entered.current) card?.querySelector('button')?.focus({ preventScroll: true });
    return card ? keepInView(card) : undefined;
  }, [place]);
  const change = (name: string, isOpen: boolean) =>
    setOpen((before) => new Set(isOpen ? [...before, name] : [...before].filter((other) => other !== name)));
  return {
    isOpen: (name) => open.has(name),
    toggle: (name) => change(name, !open.has(name)),
    close: (name) => change(name, false),
  };
}
