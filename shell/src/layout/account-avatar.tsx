import { query, useQuery } from '@porao/platform';
import { Avatar } from '@porao/ui';
import type { ReactNode } from 'react';

/** Photo or initials of the signed-in person; the same cached read that the remotes use. */
export function AccountAvatar(): ReactNode {
  const user = useQuery(query('GET /api/v1/user')).data?.data;
  return (
    <Avatar decorative name={user?.name ?? ''} src={user?.photo ? `/storage/profile/${user.photo}` : null} />
  );
}
