import type { PageRemote } from '@porao/contracts';
import { lazyComponent, type Remote, type SlotValues, useStore } from '@porao/platform';
import {
  asError,
  hasUnsaved,
  type LazyComponent,
  QueryClientProvider,
  SlotsContext,
} from '@porao/platform/shell';
import { RegionContext } from '@porao/ui/shell';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import type { ClientOf } from '../common/clients.ts';
import { reloadPage } from '../common/reload-page.ts';
import { report, reportId } from '../common/report.ts';
import { readPageData } from '../page-data.ts';
import { type Directory, StateGoneError } from './directory.ts';
import { resetLoad, startChunk } from './loader.ts';
import { RetriedRegion } from './region.tsx';
import { useRegionSheets } from './region-sheets.ts';
import { SlotFrame, type SlotPlace, SlotSkeleton } from './slot-contents.tsx';
import { SlotFailure } from './slot-failure.tsx';
import { useRemote } from './use-remote.ts';

export interface SlotRegionProps {
  /** Has the slot in its page. */
  host: PageRemote;
  directory: Directory;
  clientOf: ClientOf;
  place: SlotPlace;
  values: SlotValues;
}

/** A remote's content in a page of another one: its files, answers, failures and retries are its own. */
export default function SlotRegion(props: SlotRegionProps): ReactNode {
  const { host, directory, clientOf, place, values } = props;
  const { app } = place.fill;
  const { remote, failure, again } = useDescription(directory, app);
  return (
    <SlotFrame place={place}>
      {remote && (
        <RegionContext value={app}>
          <SlotsContext value={noSlots}>
            <QueryClientProvider client={clientOf(remote)}>
              <LoadedSlot
                key={`${remote.base} ${remote.release}`}
                host={host}
                remote={remote}
                place={place}
                values={values}
              />
            </QueryClientProvider>
          </SlotsContext>
        </RegionContext>
      )}
      {failure !== undefined && <SlotFailure place={place} id={failure} onRetry={again} />}
      {!remote && failure === undefined && <SlotSkeleton />}
    </SlotFrame>
  );
}

const noSlots = () => [];

/** Reads which release of the remote is live, and where its files are. Another one comes in its place where it is taken back. */
function useDescription(directory: Directory, app: string) {
  const remote = useStore({ subscribe: directory.subscribe, current: () => directory.remoteOf(app) });
  const [{ failure, isGone = false }, setState] = useState<{ failure?: string; isGone?: boolean }>({});
  const isKnown = remote !== undefined;
  useEffect(() => {
    if (isKnown || failure !== undefined) return;
    let live = true;
    directory.remote(app).catch((thrown: unknown) => {
      if (!live) return;
      const error = asError(thrown);
      const id = reportId();
      const { release } = readPageData().shell;
      report({ kind: 'load-error', phase: 'entry', app: 'shell', release, id, error });
      setState({ failure: id, isGone: error instanceof StateGoneError });
    });
    return () => {
      live = false;
    };
  }, [directory, app, isKnown, failure]);
  return {
    remote,
    failure: isKnown ? undefined : failure,
    again: () => (isGone && !hasUnsaved() ? reloadPage() : setState({})),
  };
}

type LoadedSlotProps = Omit<SlotRegionProps, 'directory' | 'clientOf'> & { remote: PageRemote };

function LoadedSlot({ host, remote, place, values }: LoadedSlotProps): ReactNode {
  const { fill } = place;
  useRegionSheets(remote);
  useEffect(() => startChunk(remote, fill.chunk), [remote, fill]);
  const lacking = Object.entries(fill.props).find(([name, type]) => typeof values[name] !== type);
  return (
    <RetriedRegion
      app={lacking ? host : remote}
      onRetry={() => resetLoad(remote.name)}
      renderFallback={(id, retry) => <SlotFailure place={place} id={id} onRetry={retry} />}
    >
      <SlotCode remote={remote} place={place} values={values} lacking={lacking?.[0]} />
    </RetriedRegion>
  );
}

interface SlotCodeProps extends Omit<LoadedSlotProps, 'host'> {
  lacking: string | undefined;
}

function SlotCode({ remote, place, values, lacking }: SlotCodeProps): ReactNode {
  const { slot, fill } = place;
  const { module, error } = useRemote(remote);
  if (lacking !== undefined) throw new Error(`The page gives ${slot.name} no fitting ${lacking}.`);
  if (error) throw error;
  if (!module) return <SlotSkeleton />;
  const given = Object.fromEntries(Object.keys(fill.props).map((name) => [name, values[name] ?? '']));
  // Kept by release and slot: it is no component of this render.
  return createElement(contentOf(remote, module, slot.name), given);
}

/** By the function that loads it, so that a release which was replaced can be forgotten. */
const contents = new WeakMap<object, LazyComponent<SlotValues>>();

function contentOf({ name }: PageRemote, { slots }: Remote, slot: string) {
  const load = slots?.[slot];
  if (!load) throw new Error(`${name} has no content for ${slot} in src/remote.tsx.`);
  const known = contents.get(load);
  if (known) return known;
  const typed = load as () => Promise<{ default: ComponentType<SlotValues> }>;
  const content = lazyComponent(typed, <SlotSkeleton />);
  contents.set(load, content);
  return content;
}
