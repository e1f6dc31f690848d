import type { PageRemote } from '@porao/contracts';
import type { Remote } from '@porao/platform';
import { asError } from '@porao/platform/shell';
import { useEffect, useState } from 'react';
import { loadedRemote, startRemote } from './loader.ts';

export function useRemote(remote: PageRemote): { module?: Remote | undefined; error?: Error } {
  const [state, setState] = useState<ReturnType<typeof useRemote>>({ module: loadedRemote(remote.name) });
  useEffect(() => {
    let live = true;
    startRemote(remote).then(
      (module) => live && setState({ module }),
      (error: unknown) => live && setState({ error: asError(error) }),
    );
    return () => {
      live = false;
    };
  }, [remote]);
  return state;
}
