import { lazyComponent, useStore } from '@porao/platform';
import { type ReactNode, useState } from 'react';
import { OverlayBoundary } from '../common/overlay-boundary.tsx';
import { modal } from './modal.store.ts';

const ModalView = lazyComponent(() => import(/* webpackChunkName: "modal" */ './modal-view.tsx'));

/** Where the page's one modal appears; its code comes with the first one. */
export function ModalHost({ release }: { release: string }): ReactNode {
  const content = useStore(modal);
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
