import { useLocation } from '@porao/platform';
import { useLayoutEffect, useRef, useState } from 'react';

/** Identifies a row: a number, or the UUID of a job of a queue. */
export type RowId = number | string;

interface Place {
  id: RowId;
  index: number;
}

/** The current row of each list in the history, so that back returns to it. */
const places = new Map<string, Place>();

/** For tests: as a page that was just opened. */
export const forgetPlaces = (): void => places.clear();

function focusOn(element: HTMLElement | undefined): void {
  element?.focus();
  element?.scrollIntoView?.({ block: 'nearest' });
}

/** Belong to the element of a row that takes the focus. */
export interface RowProps {
  ref: (element: HTMLElement | null) => void;
  tabIndex: number;
  onFocus: () => void;
  onBlur: (event: { relatedTarget: EventTarget | null }) => void;
}

interface RovingFocus {
  /** Id of the row that has the tab stop. */
  current: RowId | undefined;
  /** Moves the focus by so many rows, if there are. */
  move: (by: number) => void;
  rowProps: (id: RowId) => RowProps;
}

/** One row of a list has the tab stop; when it goes, the row that follows takes its focus. */
export function useRovingFocus(ids: readonly RowId[]): RovingFocus {
  const { key } = useLocation();
  const [place, setPlace] = useState<Place | undefined>(() => places.get(key));
  const elements = useRef(new Map<RowId, HTMLElement>());
  // Also while a dialog that was opened from the list has the focus.
  const isOurs = useRef(places.has(key));
  const current = place && (ids.includes(place.id) ? place.id : ids[Math.min(place.index, ids.length - 1)]);

  useLayoutEffect(() => {
    const active = document.activeElement;
    const isFree =
      active === null ||
      active === document.body ||
      active.id === 'content' ||
      active.closest('[role=dialog]') !== null;
    if (current !== undefined && isOurs.current && isFree) focusOn(elements.current.get(current));
  }, [current]);

  return {
    current: current ?? ids[0],
    move: (by) => {
      // The first press goes to the current row; without one, to the first.
      const hasFocus = current !== undefined && elements.current.get(current) === document.activeElement;
      const index = hasFocus ? ids.indexOf(current) + by : Math.max(0, ids.indexOf(current ?? -1));
      const next = ids[index];
      if (next !== undefined) focusOn(elements.current.get(next));
    },
    rowProps: (id) => ({
      ref: (element) => {
        if (element) elements.current.set(id, element);
        else elements.current.delete(id);
      },
      tabIndex: id === (current ?? ids[0]) ? 0 : -1,
      onFocus: () => {
        const next = { id, index: ids.indexOf(id) };
        isOurs.current = true;
        places.set(key, next);
        setPlace(next);
      },
      onBlur: ({ relatedTarget }) => {
        const isRow = [...elements.current.values()].some((element) => element === relatedTarget);
        const isInDialog =
          relatedTarget instanceof Element && relatedTarget.closest('[role=dialog]') !== null;
        isOurs.current = isRow || isInDialog;
      },
    }),
  };
}
