import type { LookupList, LookupRow } from '@porao/contracts';
import type { Act } from '../../common/acts/acts.list.ts';
import { useAct } from '../../common/acts/acts.store.ts';
import { request } from '../../common/acts/request.ts';
import { nameOf } from './lookup-lines.tsx';
import { t } from './messages.ts';

export const subjectOf = (list: LookupList, { id }: Pick<LookupRow, 'id'>): string => `${list}:${id}`;

/** Hiding can be taken back by showing; keeping cannot, so it is sent later. */
export function useLookupActs(list: LookupList) {
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
