import { afterPaint, notify } from '@porao/platform';
import { type MouseEvent, startTransition, useRef, useState } from 'react';

/** A button that opens a panel whose code is loaded by then. Its form, if any, leads to the same without scripts. */
export function useLazyPanel(preload: () => Promise<void>, failed: string) {
  const ref = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [busy, setBusy] = useState(false);
  // A new panel for each opening, so that it starts from what is set now; 0 before the first.
  const [opening, setOpening] = useState(0);

  const open = async () => {
    setBusy(true);
    await afterPaint();
    try {
      await preload();
      startTransition(() => {
        setOpening((number) => number + 1);
        setOpened(true);
        setBusy(false);
      });
    } catch {
      setBusy(false);
      notify({ tone: 'error', message: failed });
    }
  };
  // The panel is new at each opening, so it does not know who opened it.
  const close = () => {
    setOpened(false);
    ref.current?.focus({ preventScroll: true });
  };
  return {
    opening,
    opened,
    open,
    close,
    preload: () =>
      void afterPaint()
        .then(preload)
        .catch(() => {}),
    button: {
      ref,
      busy,
      type: 'submit' as const,
      'aria-haspopup': 'dialog' as const,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        void open();
      },
    },
  };
}
