import type { OpsOperator, OpsUser } from '@porao/contracts';
import { type CsvColumns, csvTime } from '../../kit/csv.ts';

export const userColumns: CsvColumns<OpsUser> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  phone: ({ phone_no }) => phone_no,
  phone_verified: ({ verified }) => verified,
  email: ({ email }) => email,
  email_verified: ({ email_verified }) => email_verified,
  roles: ({ roles }) => roles.join('; '),
  status: ({ account_status }) => account_status,
  banned: ({ banned_at }) => csvTime(banned_at),
  banned_until: ({ banned_until }) => csvTime(banned_until),
  joined: ({ created_at }) => csvTime(created_at),
};

export const operatorColumns: CsvColumns<OpsOperator> = {
  id: ({ user_id }) => user_id,
  name: ({ name }) => name,
  phone: ({ phone_no }) => phone_no,
  roles: ({ grants }) => grants.map(({ role }) => role).join('; '),
  since: ({ grants }) => grants.map(({ at }) => csvTime(at)).join('; '),
};
