import { lazyPage, session } from '@porao/platform';
import { type ReactNode, useContext, useSyncExternalStore } from 'react';
import { OverlayBoundary } from '../layout/overlay-boundary.tsx';
import { ServicesContext } from '../services.context.ts';

const View = lazyPage(() => import(/* webpackChunkName: "sign-in-again" */ './sign-in-again.view.tsx'));

/** Where a person whose session ended under a half-filled form signs in again. */
export function SignInAgain({ release }: { release: string }): ReactNode {
  const suspendedSession = useContext(ServicesContext)?.session.suspendedSession ?? (() => null);
  const whose = useSyncExternalStore(session().subscribe, suspendedSession, suspendedSession);
  if (!whose) return null;
  return (
    <OverlayBoundary release={release}>
      <View />
    </OverlayBoundary>
  );
}
