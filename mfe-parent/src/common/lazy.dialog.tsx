import { notify, retry, startProgress } from '@porao/platform';
import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from './messages.ts';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

interface LazyDialogProps<P extends DialogProps> {
  load: () => Promise<ComponentType<P>>;
  props: P;
}

/** A dialog whose code comes when it is first opened. It keeps what it showed while it fades out. */
export function LazyDialog<P extends DialogProps>(given: LazyDialogProps<P>): ReactNode {
  const { opened, onClose } = given.props;
  const [Part, setPart] = useState<ComponentType<P>>();
  const [last, setLast] = useState(given);
  // A repeated render gets the same object, so this ends.
  if (opened && last !== given) setLast(given);
  const latest = useRef(given);
  useEffect(() => {
    latest.current = given;
  });
  const missing = opened && !Part;

  useEffect(() => {
    if (!missing) return;
    let live = true;
    const done = startProgress();
    retry(latest.current.load)
      .then(
        (loaded) => live && setPart(() => loaded),
        () => {
          if (!live) return;
          notify({ tone: 'error', message: t('dialog.failed') });
          latest.current.props.onClose();
        },
      )
      .finally(done);
    return () => {
      live = false;
    };
  }, [missing]);

  return Part ? createElement(Part, { ...last.props, opened, onClose }) : null;
}
