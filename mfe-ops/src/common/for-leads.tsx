import { query, useQuery } from '@porao/platform';
import { EmptyState, LinkButton } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './messages.ts';
import { OpsPage } from './ops.layout.tsx';
import { paths } from './paths.ts';

interface ForLeadsProps {
  /** Heading of the page. */
  title: string;
  children: ReactNode;
}

/** A page for leads, whose calls the API refuses to others; another operator reads whom to ask. */
export function ForLeads({ title, children }: ForLeadsProps): ReactNode {
  const roles = useQuery(query('GET /api/v1/user')).data?.data.roles;
  if (!roles || roles.includes('lead')) return children;
  return (
    <OpsPage title={title}>
      <EmptyState
        title={t('leads.title')}
        text={t('leads.text')}
        action={<LinkButton to={paths.operators}>{t('operators.title')}</LinkButton>}
      />
    </OpsPage>
  );
}
