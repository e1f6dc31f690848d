import type {
  AddLookupBody,
  LookupList,
  LookupMerge,
  LookupRow,
  MergeBody,
  MessageKey,
  RenameLookupBody,
} from '@porao/contracts';
import type { z } from 'zod';
import { inTransaction } from '../../kit/database/in-transaction.ts';
import type { Db } from '../../kit/database/open.ts';
import { brokenUnique } from '../../kit/database/violation.ts';
import { ApiFailure, invalid } from '../../kit/failure.ts';
import type { Viewer } from '../../kit/viewer.ts';
import { insideBorder, isOpenList, listOf, noteLookupChange, setOtherNames } from '../../reference/index.ts';
import { type ActCall, audit, changedSince, perform } from '../audit/index.ts';
import { countMoved, mergePair, readPairs } from './merge.repository.ts';
import * as rows from './ops-lookups.repository.ts';

interface Target {
  readonly list: LookupList;
  readonly id: number;
}

export const noRow = () => new ApiFailure('NOT_FOUND', 'lookup.unknown');
const conflict = (reason: MessageKey) => new ApiFailure('CONFLICT', reason);

async function locked(trx: Db, { list, id }: Target): Promise<rows.LockedRow> {
  const row = await rows.lockRow(trx, list, id);
  if (!row) throw noRow();
  return row;
}

async function written(trx: Db, { list, id }: Target): Promise<LookupRow> {
  const row = await rows.readRow(trx, list, id);
  if (!row) throw noRow();
  return row;
}

/** The act with its line in the audit table; the processes then read the names again. */
const act = <T>(
  db: Db,
  { viewer, list, id, ...call }: Target & Pick<ActCall, 'viewer' | 'body'>,
  action: string,
  work: Parameters<typeof perform<T>>[3],
) =>
  perform(db, { ...call, params: { id }, viewer }, { action, subject: list }, async (trx, by) => {
    const done = await work(trx, by);
    await noteLookupChange(trx);
    return done;
  });

function checkBengali(list: LookupList, bengali: string | null): void {
  if (bengali === null && !isOpenList(list)) throw invalid({ bengali_name: ['lookup.bengaliNeeded'] });
}

/** Names that the list has already are errors of their fields. */
async function unlessTaken<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    const index = brokenUnique(error);
    if (index?.endsWith('_bengali_name')) throw invalid({ bengali_name: ['lookup.bengaliTaken'] });
    if (index) throw invalid({ name: ['lookup.nameTaken'] });
    throw error;
  });
}

export const add = (
  db: Db,
  viewer: Viewer,
  list: LookupList,
  {
    parent_id = null,
    latitude = null,
    longitude = null,
    other_names,
    ...names
  }: z.output<typeof AddLookupBody>,
) =>
  inTransaction(db, async (trx) => {
    if (rows.isFixedList(list)) throw conflict('lookup.fixed');
    checkBengali(list, names.bengali_name);
    const { of } = listOf(list);
    if (of && (parent_id === null || !(await rows.lockRow(trx, of, parent_id))))
      throw invalid({ parent_id: ['lookup.parent'] });
    if (list === 'locations' && !(latitude && longitude && insideBorder(latitude, longitude)))
      throw invalid({ latitude: ['lookup.place'] });
    const place = { parentId: parent_id, latitude, longitude };
    const id = await unlessTaken(rows.insertRow(trx, list, names, place));
    const also = await unlessTaken(rows.spreadBengali(trx, names));
    if (other_names) await setOtherNames(trx, list, [id], other_names);
    const after = {
      ...names,
      ...(other_names && { other_names }),
      ...(of && { parent_id }),
      ...(also > 0 && { bengali_of_others: also }),
    };
    const actor = viewer.userId;
    const line = { action: 'add-name', subject: list, subjectId: id, reason: null, before: null, after };
    await audit(trx, { ...line, actor });
    await noteLookupChange(trx);
    const message = { key: 'lookup.added', params: { name: names.name } } as const;
    return { status: 'success', message, data: await written(trx, { list, id }) } as const;
  });

export const rename = (
  db: Db,
  viewer: Viewer,
  target: Target,
  { everywhere, from, other_names, ...names }: z.output<typeof RenameLookupBody>,
) =>
  act(db, { viewer, ...target }, 'rename', async (trx) => {
    checkBengali(target.list, names.bengali_name);
    const row = await locked(trx, target);
    if (from && (from.name !== row.name || from.bengali_name !== row.bengali_name))
      throw await changedSince(trx, { subject: target.list, id: target.id }, 'rename');
    const before = other_names && (await written(trx, target)).other_names;
    const ids = await rows.sameNamed(trx, target.list, row, everywhere);
    await unlessTaken(rows.renameRows(trx, target.list, ids, names));
    if (other_names) await setOtherNames(trx, target.list, ids, other_names);
    const also = await unlessTaken(rows.spreadBengali(trx, names));
    return {
      message: { key: 'lookup.renamed', params: { count: ids.length + also } },
      data: await written(trx, target),
      before: { name: row.name, bengali_name: row.bengali_name, ...(before && { other_names: before }) },
      after: {
        ...names,
        ...(other_names && { other_names }),
        rows: ids.length,
        ...(also > 0 && { bengali_of_others: also }),
      },
    };
  });

/** Hidden, a row has been looked at too. */
export const hide = (db: Db, target: Parameters<typeof act>[1], hidden: boolean) =>
  act(db, target, hidden ? 'hide' : 'show', async (trx) => {
    if (rows.isFixedRow(target.list, target.id)) throw conflict('lookup.fixed');
    const { name, hidden_at, waiting } = await locked(trx, target);
    if ((hidden_at !== null) === hidden) throw conflict('lookup.done');
    await rows.setHidden(trx, target.list, target.id, hidden);
    if (waiting) await rows.setReviewed(trx, target.list, target.id);
    const message = { key: hidden ? 'lookup.hidden' : 'lookup.shown', params: { name } } as const;
    const data = await written(trx, target);
    return { message, data, before: { name, hidden: !hidden }, after: { name, hidden } };
  });

export const review = (db: Db, viewer: Viewer, target: Target) =>
  act(db, { viewer, ...target }, 'review', async (trx) => {
    const { name, waiting } = await locked(trx, target);
    if (!waiting) throw conflict('lookup.done');
    await rows.setReviewed(trx, target.list, target.id);
    const message = { key: 'lookup.reviewed', params: { name } } as const;
    const data = await written(trx, target);
    return { message, data, before: { name, reviewed: false }, after: { name, reviewed: true } };
  });

/** Both rows, lowest id first so that two merges cannot wait for each other. */
async function lockPair(trx: Db, { list, id }: Target, into: number) {
  if (id === into) throw conflict('lookup.self');
  if (rows.isFixedRow(list, id)) throw conflict('lookup.fixed');
  const [first, second] = [
    await locked(trx, { list, id: Math.min(id, into) }),
    await locked(trx, { list, id: Math.max(id, into) }),
  ];
  const [gone, stays] = id < into ? [first, second] : [second, first];
  if (gone.parent_id !== stays.parent_id) throw conflict('lookup.otherParent');
  return { gone, stays };
}

async function planMerge(trx: Db, { list, id }: Target, stays: rows.LockedRow) {
  const pairs = await readPairs(trx, { list, from: id, into: stays.id });
  const into = { id: stays.id, name: stays.name, bengali_name: stays.bengali_name };
  const data: LookupMerge = { into, moved: await countMoved(trx, pairs), merged_below: pairs.length - 1 };
  return { pairs, data };
}

export const measureMerge = (db: Db, target: Target, into: number): Promise<LookupMerge> =>
  inTransaction(db, async (trx) => {
    const { stays } = await lockPair(trx, target, into);
    return (await planMerge(trx, target, stays)).data;
  });

export const merge = (db: Db, viewer: Viewer, target: Target, { into, from }: MergeBody) =>
  act(db, { viewer, ...target }, 'merge', async (trx) => {
    const { gone, stays } = await lockPair(trx, target, into);
    const shown = from && ([[from.name, gone] as const, [from.into, stays] as const] as const);
    for (const [was, { id, name }] of shown ?? [])
      if (was !== name) throw await changedSince(trx, { subject: target.list, id }, 'rename');
    const { pairs, data } = await planMerge(trx, target, stays);
    for (const pair of pairs) {
      await mergePair(trx, pair).catch((error: unknown) => {
        throw brokenUnique(error) ? conflict('lookup.bothUsed') : error;
      });
    }
    return {
      message: { key: 'lookup.merged', params: { name: gone.name, into: stays.name } },
      data,
      before: { name: gone.name, bengali_name: gone.bengali_name },
      after: { ...data, into: stays.id, name: stays.name },
    };
  });
