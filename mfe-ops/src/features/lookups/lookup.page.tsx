import type { LookupList, LookupRow } from '@porao/contracts';
import { MissingState } from '@porao/features';
import { call, lazyComponent, query, useLocation, useParams, useQuery } from '@porao/platform';
import { type ReactNode, useState } from 'react';
import type { Act } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { useIsLead } from '../../common/is-lead.ts';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { OpsPage } from '../../common/ops.layout.tsx';
import { paths } from '../../common/paths.ts';
import { asQueue } from '../../common/queue/paged.ts';
import { choiceFilter } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import type { AddDialogProps } from './add.dialog.tsx';
import type { EditDialogProps } from './edit.dialog.tsx';
import { badgesOf, bothNames, lineOf, listName, nameOf } from './lookup-lines.tsx';
import { useLookupLists, useParents } from './lookups.queries.ts';
import type { MergeDialogProps } from './merge.dialog.tsx';
import { t } from './messages.ts';

const AddDialog = lazyComponent<AddDialogProps>(
  () => import(/* webpackChunkName: "lookup-dialogs" */ './add.dialog.tsx'),
);
const EditDialog = lazyComponent<EditDialogProps>(
  () => import(/* webpackChunkName: "lookup-dialogs" */ './edit.dialog.tsx'),
);
const MergeDialog = lazyComponent<MergeDialogProps>(
  () => import(/* webpackChunkName: "lookup-dialogs" */ './merge.dialog.tsx'),
);

const states = ['all', 'waiting', 'hidden'] as const;

/** One list; the row in `?row=` is open. */
export default function LookupPage(): ReactNode {
  const { list } = useParams();
  const lists = useLookupLists();
  const known = lists.data?.data.find((summary) => summary.list === list);
  if (lists.data && !known) {
    return (
      <OpsPage title={t('lookup.title')} back={{ to: paths.lookups, label: t('lookups.title') }}>
        <MissingState home={{ to: paths.lookups, label: t('lookups.title') }} />
      </OpsPage>
    );
  }
  // The address names a list; until the lists are there, the server says whether it is one.
  return <List key={list} list={list as LookupList} parent={known?.parent ?? null} fixed={known?.fixed} />;
}

interface ListProps {
  list: LookupList;
  parent: LookupList | null;
  fixed: boolean | undefined;
}

function List({ list, parent, fixed }: ListProps): ReactNode {
  const params = useListParams();
  const { search } = useLocation();
  const filter = {
    q: params.get('q'),
    state: params.oneOf('state', states),
    parent: params.getId('parent'),
  };
  const rows = useQuery({
    ...query('GET /api/ops/lookups/:list', { params: { list }, query: { page: params.page, ...filter } }),
    ...asQueue,
  });
  const { hide, review } = useLookupActs(list);
  const parents = useParents(parent);
  const isLead = useIsLead();
  const [isAdding, setAdding] = useState(false);
  const [merging, setMerging] = useState<LookupRow>();
  const opened = params.getId('row');
  const close = () => {
    const page = params.page === 1 ? undefined : String(params.page);
    params.set({ row: undefined, page });
  };
  const addressOf = ({ id }: Pick<LookupRow, 'id'>) => {
    const next = new URLSearchParams(search);
    next.set('row', String(id));
    return `${paths.lookup({ list })}?${next}`;
  };
  const each = (act: (row: LookupRow) => void) => (chosen: readonly LookupRow[]) => {
    for (const row of chosen) act(row);
  };
  return (
    <QueuePage
      words={(key) => (key === 'title' ? listName(list) : t(`lookup.${key}`))}
      header={{
        back: { to: paths.lookups, label: t('lookups.title') },
        actions: fixed === false && (
          <KeyButton letter="a" icon="plus" label={t('lookup.add')} act={() => setAdding(true)} />
        ),
      }}
      search={t('lookup.search')}
      filters={[
        choiceFilter('state', t('lookup.state'), states, (value) => t(`lookup.state.${value}`), 'all'),
        ...(parent ? [{ name: 'parent', label: listName(parent), options: parents }] : []),
      ]}
      csv={{
        name: list,
        send: () => call('GET /api/ops/lookup-rows.csv', { query: { list, ...filter }, file: true }),
      }}
      source={rows}
      subject={(row) => subjectOf(list, row)}
      to={addressOf}
      title={bothNames}
      renderBeside={badgesOf}
      acts={[
        { key: 'v', label: t('lookup.review'), act: each(review), can: (row) => row.waiting },
        { key: 'h', label: t('lookup.hide'), act: each(hide), can: (row) => !row.fixed },
        ...(isLead
          ? [
              {
                key: 'm',
                label: t('lookup.merge'),
                act: ([row]: readonly LookupRow[]) => setMerging(row),
                can: (row: LookupRow) => !row.fixed,
              },
            ]
          : []),
      ]}
      below={
        <>
          {isAdding && <AddDialog list={list} parent={parent} onClose={() => setAdding(false)} />}
          {opened !== undefined && (
            <EditDialog
              list={list}
              id={opened}
              onClose={close}
              onMerge={setMerging}
              onHide={hide}
              onReview={review}
            />
          )}
          {merging && <MergeDialog list={list} row={merging} onClose={() => setMerging(undefined)} />}
        </>
      }
    >
      {lineOf}
    </QueuePage>
  );
}

const subjectOf = (list: LookupList, { id }: Pick<LookupRow, 'id'>): string => `${list}:${id}`;

/** Hiding can be taken back by showing; keeping cannot, so it is sent later. */
function useLookupActs(list: LookupList) {
  const act = useAct();
  const begin = (row: LookupRow, rest: Pick<Act, 'text' | 'send' | 'undo'>) =>
    void act({ subject: subjectOf(list, row), ...rest });
  const turn = ({ id }: LookupRow, way: 'hide' | 'show') => ({
    send: request(`POST /api/ops/lookups/:list/:id/${way}`, { params: { list, id }, body: {} }),
    undo: request(`POST /api/ops/lookups/:list/:id/${way === 'hide' ? 'show' : 'hide'}`, {
      params: { list, id },
      body: { takes_back: true },
    }),
  });
  return {
    hide: (row: LookupRow) =>
      row.hidden_at === null
        ? begin(row, { text: t('lookup.hide.of', { name: nameOf(row) }), ...turn(row, 'hide') })
        : begin(row, { text: t('lookup.show.of', { name: nameOf(row) }), ...turn(row, 'show') }),
    review: (row: LookupRow) =>
      begin(row, {
        text: t('lookup.review.of', { name: nameOf(row) }),
        send: request('POST /api/ops/lookups/:list/:id/review', { params: { list, id: row.id } }),
      }),
  };
}
