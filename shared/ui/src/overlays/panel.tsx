import { HeadlessMantineProvider, Modal, type ModalProps } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { use, useEffect, useLayoutEffect, useRef } from 'react';
import button from '../button/button.module.css';
import { Icon } from '../icon/icon.tsx';
import { cx } from '../kit/cx.ts';
import { RegionContext } from '../kit/region.context.ts';
import styles from './overlays.module.css';

export interface PanelProps {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Read aloud for the cross. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the main one last; they stay visible. */
  footer?: ReactNode;
}

interface PanelLook {
  locked?: boolean;
  /** Classes of the panel and of the layer that places it. */
  look: string | undefined;
  place?: string | undefined;
  transition: NonNullable<ModalProps['transitionProps']>;
}

/** The library's dialog, which holds the focus, closes on Escape and gives the focus back, in our styles. */
export function Panel(props: PanelProps & PanelLook): ReactNode {
  const { opened, onClose, title, closeLabel, children, footer } = props;
  const { locked = false, look, place, transition } = props;
  useWholeWindow(opened);
  useEscape(opened && !locked, onClose);
  // The library notes what has the focus when a dialog that is there opens, and not when one comes opened.
  const isMounted = useMounted();
  const region = use(RegionContext);
  return (
    <HeadlessMantineProvider theme={{ respectReducedMotion: true }}>
      <Modal
        unstyled
        opened={isMounted && opened}
        onClose={onClose}
        title={title}
        lockScroll={false}
        closeOnEscape={false}
        closeOnClickOutside={!locked}
        withCloseButton={!locked}
        closeButtonProps={{ 'aria-label': closeLabel, icon: <Icon name="close" size={22} /> }}
        data-porao-overlay={opened || undefined}
        data-region={region}
        // The library draws the title in a `<header>`, which would count as one more banner of the page.
        attributes={{ header: { role: 'presentation' } }}
        classNames={{
          overlay: styles.shade ?? '',
          inner: cx(styles.layer, place) ?? '',
          content: cx(styles.panel, look) ?? '',
          header: styles.header ?? '',
          title: styles.title ?? '',
          close: cx(button.button, button.icon, button.quiet, styles.close) ?? '',
          body: styles.body ?? '',
        }}
        transitionProps={transition}
      >
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Modal>
    </HeadlessMantineProvider>
  );
}

/** Open panels that Escape closes, the topmost last. */
const closable: object[] = [];

/** Escape closes the topmost panel alone: the library would close a form together with the question above it. */
function useEscape(enabled: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!enabled) return;
    const panel = {};
    closable.push(panel);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || closable.at(-1) !== panel) return;
      // An open list inside a panel closes first.
      const { target } = event;
      if (target instanceof Element && target.getAttribute('data-mantine-stop-propagation') === 'true')
        return;
      event.stopImmediatePropagation();
      close.current();
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      window.removeEventListener('keydown', press, { capture: true });
      closable.splice(closable.indexOf(panel), 1);
    };
  }, [enabled]);
}

let openOverlays = 0;

/** Holds the page still below an open overlay and gives that the whole window, where a scroll bar takes room too: its
 * gutter becomes a padding of the same width, so that nothing in the page moves. */
function useWholeWindow(opened: boolean): void {
  useLayoutEffect(() => {
    if (!opened) return;
    const root = document.documentElement;
    if (openOverlays === 0) {
      // Not as a custom property: all that is in the page inherits one, and would get a new style.
      root.style.paddingInlineEnd = `${innerWidth - root.getBoundingClientRect().width}px`;
      root.toggleAttribute('data-overlaid', true);
    }
    openOverlays += 1;
    return () => {
      openOverlays -= 1;
      if (openOverlays > 0) return;
      root.style.paddingInlineEnd = '';
      root.toggleAttribute('data-overlaid', false);
    };
  }, [opened]);
}
