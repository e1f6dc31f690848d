import type { LookupRow } from '@porao/contracts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';

export const lookupColumns: CsvColumns<LookupRow> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  bengali_name: ({ bengali_name }) => bengali_name,
  other_names: ({ other_names }) => other_names.join('; '),
  parent: ({ parent }) => parent?.name,
  uses: ({ uses }) => uses,
  waiting: ({ waiting }) => waiting,
  added_by: ({ added_by }) => added_by,
  hidden: ({ hidden_at }) => csvTime(hidden_at),
};
