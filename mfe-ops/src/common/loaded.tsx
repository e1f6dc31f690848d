import { QueryState } from '@porao/features';
import { LoadingState } from '@porao/ui';
import type { ComponentProps, ReactNode } from 'react';

interface LoadedProps<Data> extends Omit<ComponentProps<typeof QueryState<Data>>, 'skeleton'> {
  /** Names for screen readers what loads. */
  label: string;
  count: number;
}

/** A query's content in each of its states, with blocks while it loads. */
export function Loaded<Data>(props: LoadedProps<Data>): ReactNode {
  return <QueryState {...props} skeleton={<LoadingState label={props.label} count={props.count} />} />;
}
