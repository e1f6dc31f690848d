import type { PageRemote } from '@porao/contracts';
import { fillsOf } from '@porao/contracts/page';
import { lazyComponent, useSession, useStore } from '@porao/platform';
import { LoadingContext, SlotsContext } from '@porao/platform/shell';
import { type ReactNode, useMemo } from 'react';
import type { ClientOf } from '../common/clients.ts';
import type { Directory } from './directory.ts';
import { drawSkeleton, SlotFrame, slotContents } from './slot-contents.tsx';
import { SlotFailure } from './slot-failure.tsx';
import type { SlotRegionProps } from './slot-region.tsx';

const SlotRegion = lazyComponent<SlotRegionProps>(
  () => import(/* webpackChunkName: "slots" */ './slot-region.tsx'),
  ({ place }) => drawSkeleton(place),
  ({ place, retry }) => (
    <SlotFrame place={place}>
      <SlotFailure place={place} onRetry={retry} />
    </SlotFrame>
  ),
);

/** The page around it is there without it. */
const notAwaited = () => () => {};

interface SlotProviderProps {
  remote: PageRemote;
  directory: Directory;
  clientOf: ClientOf;
  children: ReactNode;
}

/** Gives the pages of a remote what other remotes have for its slots. */
export function SlotProvider(props: SlotProviderProps): ReactNode {
  const { remote, directory, clientOf, children } = props;
  const role = useSession()?.type ?? null;
  const routes = useStore({ subscribe: directory.subscribe, current: directory.routes });
  const contents = useMemo(() => {
    const { manifest } = remote;
    // A page with all manifests comes without what was found in them.
    const fills =
      remote.fills ?? fillsOf(manifest, [...new Set(routes.map((known) => known.remote.manifest))]);
    // A release that was put in the place of another one may have less.
    const there = fills.filter(({ app, slot }) => {
      const known = routes.find((route) => route.remote.name === app)?.remote.manifest;
      return !known || known.fills?.some((fill) => fill.slot === slot);
    });
    return slotContents(manifest.slots ?? [], there, role, (place, values) => (
      <LoadingContext value={notAwaited}>
        <SlotRegion host={remote} {...{ directory, clientOf, place, values }} />
      </LoadingContext>
    ));
  }, [remote, directory, clientOf, role, routes]);
  return <SlotsContext value={contents}>{children}</SlotsContext>;
}
