import type { OpsCredential } from '@porao/contracts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';

export const credentialColumns: CsvColumns<OpsCredential> = {
  id: ({ id }) => id,
  state: ({ state }) => state,
  kind: ({ title }) => title,
  tutor: ({ tutor_name }) => tutor_name,
  user_id: ({ user_id }) => user_id,
  uploaded: ({ created_at }) => csvTime(created_at),
  decided: ({ decided_at }) => csvTime(decided_at),
  reason: ({ refused_reason }) => refused_reason,
};
