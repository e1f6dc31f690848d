import { call, formatDate, formatDigits, query, useQuery } from '@porao/platform';
import { Button, LinkAnchor, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { useIsLead } from '../../common/is-lead.ts';
import { paths } from '../../common/paths.ts';
import { asQueue } from '../../common/queue/paged.ts';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { type ListParams, useListParams } from '../../common/queue/search-params.ts';
import { useRoleDialog } from './ask-role.ts';
import { t } from './messages.ts';
import styles from './people.module.css';
import type { RoleHolder } from './person-acts.ts';
import { roleName } from './person-lines.tsx';

const roleActs = [
  { key: 'a', what: 'grant' },
  { key: 'd', what: 'revoke' },
] as const;

/** Everybody to whom a role was granted. Leads grant and revoke, here or on the person's page. */
export default function OperatorsPage(): ReactNode {
  const params = useListParams();
  const operators = useOperators(params);
  const isLead = useIsLead();
  const [dialog, ask] = useRoleDialog();
  const acts = isLead ? roleActs : [];
  return (
    <QueuePage
      words={(key) => t(key === 'title' || key === 'failed' ? `operators.${key}` : `people.${key}`)}
      search={t('people.search')}
      csv={isLead ? fileOf(params) : undefined}
      source={operators}
      subject={({ id }) => `operator:${id}`}
      to={({ id }) => paths.person({ userId: id })}
      title={({ name }) => name}
      renderBeside={(person) =>
        isLead && (
          <div className={styles.acts}>
            {acts.map(({ key, what }) => (
              <Button
                key={key}
                size="sm"
                variant="default"
                aria-keyshortcuts={key.toUpperCase()}
                onClick={() => ask({ person, what })}
              >
                {t(`person.${what}`)}
              </Button>
            ))}
          </div>
        )
      }
      acts={acts.map(({ key, what }) => ({
        key,
        label: t(`person.${what}`),
        act: ([person]: readonly RoleHolder[]) => person && ask({ person, what }),
      }))}
      below={
        <>
          {isLead && operators.data && (
            <Text tone="dim">
              {t('operators.others')} <LinkAnchor to={paths.people}>{t('people.title')}</LinkAnchor>
            </Text>
          )}
          {dialog}
        </>
      }
    >
      {({ phone_no, grants }) => (
        <>
          <Text>{formatDigits(phone_no)}</Text>
          <Grants grants={grants} />
        </>
      )}
    </QueuePage>
  );
}

const fileOf = (params: ListParams) => ({
  name: 'operators',
  send: () => call('GET /api/ops/operators.csv', { query: { q: params.get('q') }, file: true }),
});

/** Also waits for who is signed in: a lead has buttons in each row. */
function useOperators(params: ListParams) {
  const me = useQuery(query('GET /api/v1/user'));
  const operators = useQuery({
    ...query('GET /api/ops/operators', { query: { page: params.page, q: params.get('q') } }),
    ...asQueue,
    select: ({ data, ...page }) => ({
      ...page,
      data: data.map(({ user_id, ...operator }) => ({ ...operator, id: user_id })),
    }),
  });
  return me.isPending ? { ...operators, data: undefined, error: null, isPending: true } : operators;
}

function Grants({ grants }: Pick<RoleHolder, 'grants'>): ReactNode {
  return (
    <ul>
      {grants.map(({ role, at, granted_by: by }) => (
        <li key={role}>
          {t(by === null ? 'operators.grant.machine' : 'operators.grant', {
            role: roleName(role),
            day: formatDate(at),
            by: by ?? '',
          })}
        </li>
      ))}
    </ul>
  );
}
