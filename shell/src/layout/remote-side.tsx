import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import { Component, type ReactNode, useEffect, useState } from 'react';
import { loadedRemote, startRemote } from '../remotes/loader.ts';
import { report } from '../remotes/telemetry.ts';

/** What the page's remote puts into the side bar. The bar stands without it: a failure here shows nothing. */
export function RemoteSide({ remote }: { remote: PageRemote }): ReactNode {
  const [state, setState] = useState<{ remote: Remote | undefined }>({ remote: loadedRemote(remote.name) });
  useEffect(() => {
    let live = true;
    startRemote(remote).then(
      (loaded) => live && setState({ remote: loaded }),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [remote]);
  const Side = state.remote?.side;
  if (!Side) return null;
  return (
    <SideBoundary remote={remote}>
      <Side />
    </SideBoundary>
  );
}

interface BoundaryProps {
  remote: PageRemote;
  children: ReactNode;
}

class SideBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { name, release } = this.props.remote;
    const message = error instanceof Error ? error.message : String(error);
    report({ kind: 'script-error', app: name, release, message });
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
