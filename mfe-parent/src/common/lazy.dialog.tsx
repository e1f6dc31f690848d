import { lazyComponent, notify } from '@porao/platform';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { t } from './messages.ts';

export interface DialogProps {
  opened: boolean;
  onClose: () => void;
}

/** A dialog whose code comes when it is first opened. It keeps what it showed while it fades out. */
export function lazyDialog<P extends DialogProps>(load: () => Promise<{ default: ComponentType<P> }>) {
  let isLoaded = false;
  const loadOnce = async () => {
    const part = await load();
    isLoaded = true;
    return part;
  };
  const Dialog = lazyComponent<P>(loadOnce, null, Failed);
  return function LazyDialog(props: P) {
    const [last, setLast] = useState(props);
    // A repeated render gets the same object, so this ends.
    if (props.opened && last !== props) setLast(props);
    const { opened, onClose } = props;
    return opened || isLoaded ? <Dialog {...last} opened={opened} onClose={onClose} /> : null;
  };
}

function Failed({ onClose }: DialogProps) {
  const close = useEffectEvent(() => {
    notify({ tone: 'error', message: t('dialog.failed') });
    onClose();
  });
  useEffect(() => close(), []);
  return null;
}
