import { formatDigits } from '@porao/platform';
import { Anchor, LinkAnchor } from '@porao/ui';
import type { ReactNode } from 'react';
import { paths } from './paths.ts';

export const PhoneLink = ({ phone }: { phone: string }): ReactNode => (
  <Anchor href={`tel:${phone}`}>{formatDigits(phone)}</Anchor>
);

/** A person of a record: the page of their account, and their phone. */
export function Contact({ of }: { of: { user_id: number; name: string; phone_no: string } }): ReactNode {
  return (
    <>
      <LinkAnchor to={paths.person({ userId: of.user_id })}>{of.name}</LinkAnchor>{' '}
      <PhoneLink phone={of.phone_no} />
    </>
  );
}
