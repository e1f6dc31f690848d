import type { LookupListSummary, LookupRow } from '@porao/contracts';

export const summary = (list: LookupListSummary['list'], change: Partial<LookupListSummary> = {}) => ({
  list,
  parent: null,
  fixed: false,
  rows: 3,
  hidden: 0,
  waiting: 0,
  ...change,
});

export const row = (id: number, change: Partial<LookupRow> = {}): LookupRow => ({
  id,
  name: `Department ${id}`,
  bengali_name: `ডিপার্টমেন্ট ${id}`,
  parent: null,
  fixed: false,
  hidden_at: null,
  waiting: false,
  added_by: null,
  uses: 2,
  same_name: 0,
  other_names: [],
  ...change,
});
