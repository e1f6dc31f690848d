import { lazyPage } from '@porao/platform';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { modal } from './modal.store.ts';

const ModalView = lazyPage(() => import(/* webpackChunkName: "modal" */ './modal-view.tsx'));

/** Where the page's one modal appears; its code comes with the first one. */
export function ModalHost(): ReactNode {
  const content = useSyncExternalStore(modal.subscribe, modal.current, modal.current);
  const [wanted, setWanted] = useState(false);
  if (content && !wanted) setWanted(true);
  return wanted ? <ModalView /> : null;
}
