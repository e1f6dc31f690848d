import { lazyComponent, useStore } from '@porao/platform';
import { type ReactNode, useState } from 'react';
import type { ClientNamed } from '../common/clients.ts';
import { OverlayBoundary } from '../common/overlay-boundary.tsx';
import { modal } from './modal.store.ts';

const ModalView = lazyComponent(() => import(/* webpackChunkName: "modal" */ './modal-view.tsx'));

interface ModalHostProps {
  clientNamed: ClientNamed;
  release: string;
}

/** Where the page's one modal appears; its code comes with the first one. */
export function ModalHost({ release, clientNamed }: ModalHostProps): ReactNode {
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
      <ModalView clientNamed={clientNamed} />
    </OverlayBoundary>
  );
}
