import { lazyComponent, session, useStore } from '@porao/platform';
import { type ReactNode, useContext } from 'react';
import { OverlayBoundary } from '../common/overlay-boundary.tsx';
import { SessionContext } from './session.context.ts';

const View = lazyComponent(() => import(/* webpackChunkName: "sign-in-again" */ './sign-in-again.view.tsx'));

/** Where a person whose session ended under a half-filled form signs in again. */
export function SignInAgain({ release }: { release: string }): ReactNode {
  const suspendedSession = useContext(SessionContext)?.suspendedSession ?? (() => null);
  const suspended = useStore({ subscribe: session().subscribe, current: suspendedSession });
  if (!suspended) return null;
  return (
    <OverlayBoundary release={release}>
      <View />
    </OverlayBoundary>
  );
}
