import { lazyPage } from '@porao/platform';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { modal } from './modal.store.ts';
import { OverlayBoundary } from './overlay-boundary.tsx';

const ModalView = lazyPage(() => import(/* webpackChunkName: "modal" */ './modal-view.tsx'));

/** Where the page's one modal appears; its code comes with the first one. */
export function ModalHost({ release }: { release: string }): ReactNode {
  const content = useSyncExternalStore(modal.subscribe, modal.current, modal.current);
  const [wanted, setWanted] = useState(false);
  if (content && !wanted) setWanted(true);
  if (!wanted) return null;
  const giveUp = () => {
    modal.close();
    setWanted(false);
  };
  return (
    <OverlayBoundary release={release} onFail={giveUp}>
      <ModalView />
    </OverlayBoundary>
  );
}
