import type { QuerySource } from '@porao/features';
import type { ReactNode } from 'react';
import { Loaded } from './loaded.tsx';
import { OpsPage, type OpsPageProps } from './ops.layout.tsx';

interface RecordPageProps<Data> {
  source: QuerySource<{ data: Data }>;
  /** Names the kind of thing, also while it loads. */
  title: string;
  error: string;
  /** The list that it is in. */
  back: { to: string; label: string };
  heading: (data: Data) => Pick<OpsPageProps, 'title' | 'text' | 'actions'>;
  children: (data: Data) => ReactNode;
}

/** The page of one thing: its name with its list before it, and its content. */
export function RecordPage<Data>(props: RecordPageProps<Data>): ReactNode {
  const { source, title, error, back, heading, children } = props;
  const data = source.data?.data;
  return (
    // A loaded heading may take more lines than that of the skeleton, which is replaced as a whole.
    <OpsPage key={data ? 'loaded' : 'loading'} back={back} {...(data ? heading(data) : { title })}>
      <Loaded source={source} label={title} count={3} error={error} home={back}>
        {(answer) => children(answer.data)}
      </Loaded>
    </OpsPage>
  );
}
