import type { AuditEntry, AuditSubject } from '@porao/contracts';
import { auditedThings, lookupListNames } from '@porao/contracts/constants';
import { deadlineText } from '@porao/features';
import { call, formatDigits, query, useQuery } from '@porao/platform';
import { Button, Card, DefinitionGrid, Group, List, Text, Title } from '@porao/ui';
import { Field } from '@porao/ui/controls';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import inputStyles from '../../common/input.module.css';
import { Loaded } from '../../common/loaded.tsx';
import { asQueue } from '../../common/queue/paged.ts';
import { choiceFilter, QueueFilters } from '../../common/queue/queue.filters.tsx';
import { QueuePage } from '../../common/queue/queue.page.tsx';
import { type ListParams, useListParams } from '../../common/queue/search-params.ts';
import styles from './log.module.css';
import {
  actWords,
  addressOf,
  changesOf,
  fieldWords,
  reasonOf,
  stateWords,
  subjectWords,
  titleOf,
} from './log-lines.tsx';
import { t } from './messages.ts';

export default function LogPage(): ReactNode {
  const params = useListParams();
  const audit = useQuery({
    ...query('GET /api/ops/audit', { query: { page: params.page, ...filterOf(params) } }),
    ...asQueue,
    select: (page) => ({ ...page, data: page.data.map((entry) => ({ ...entry, id: Number(entry.id) })) }),
  });
  const thing = thingOf(params);
  return (
    <QueuePage
      words={(key) => t(`log.${key}`)}
      csv={{
        name: 'log',
        send: () => call('GET /api/ops/audit.csv', { query: filterOf(params), file: true }),
      }}
      above={
        <>
          <LogFilters />
          {thing && <HistorySection thing={thing} />}
        </>
      }
      source={audit}
      subject={({ id }) => `log:${id}`}
      to={addressOf}
      title={titleOf}
      renderBeside={({ at }) => <Text tone="dim">{deadlineText(at)}</Text>}
    >
      {(entry) => (
        <>
          <Text tone="dim">{entry.actor_name ?? t('log.machine')}</Text>
          {reasonOf(entry) && <Text>{reasonOf(entry)}</Text>}
          <Changes before={entry.before} after={entry.after} />
        </>
      )}
    </QueuePage>
  );
}

function Changes({ before, after }: Pick<AuditEntry, 'before' | 'after'>): ReactNode {
  const items = changesOf(before, after).map(({ field, from, to }) => ({
    label: fieldWords(field),
    value: from === undefined ? to : `${from} → ${to}`,
  }));
  return (
    items.length > 0 && (
      <details className={styles.details}>
        <summary>{t('log.details')}</summary>
        <DefinitionGrid items={items} minColumn="12rem" />
      </details>
    )
  );
}

function HistorySection({ thing }: { thing: NonNullable<ReturnType<typeof thingOf>> }): ReactNode {
  const history = useQuery({ ...query('GET /api/ops/history/:entity/:id', { params: thing }), staleTime: 0 });
  return (
    <Card as="section" aria-label={t('log.history')}>
      <Title order={2} size={4}>
        {t('log.history.of', { thing: `${subjectWords(thing.entity)} ${formatDigits(thing.id)}` })}
      </Title>
      <Loaded source={history} label={t('log.history')} count={1} error={t('log.history.failed')}>
        {({ data }) =>
          data.length === 0 ? (
            <Text tone="dim">{t('log.history.empty')}</Text>
          ) : (
            <List
              icon="clock"
              items={data.map(({ id, from_state, to_state, actor, reason, at }) => ({
                key: id,
                content: (
                  <>
                    <span>
                      {from_state === null || from_state === to_state
                        ? stateWords(to_state)
                        : `${stateWords(from_state)} → ${stateWords(to_state)}`}
                    </span>
                    <Text tone="dim">{dotted(deadlineText(at), t(`log.by.${actor}`), reason)}</Text>
                  </>
                ),
              }))}
            />
          )
        }
      </Loaded>
    </Card>
  );
}

function LogFilters(): ReactNode {
  const params = useListParams();
  const { data } = useQuery({ ...query('GET /api/ops/audit/choices'), ...asQueue });
  const used = Object.values(filterOf(params)).some((value) => value !== undefined);
  const clear = () =>
    params.set(Object.fromEntries(Object.keys(filterOf(params)).map((name) => [name, undefined])));
  return (
    <>
      <QueueFilters
        filters={[
          {
            name: 'actor',
            label: t('log.actor'),
            options: (data?.actors ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          },
          choiceFilter('action', t('log.action'), data?.actions ?? [], actWords),
          choiceFilter('subject', t('log.subject'), [...auditedThings, ...lookupListNames], subjectWords),
        ]}
      />
      <Group align="end">
        <Typed name="id" label={t('log.id')} type="number" />
        <Typed name="from" label={t('log.from')} type="date" />
        <Typed name="to" label={t('log.to')} type="date" />
        {used && (
          <Button variant="subtle" onClick={clear}>
            {t('log.clear')}
          </Button>
        )}
      </Group>
    </>
  );
}

interface TypedProps {
  name: 'id' | 'from' | 'to';
  label: string;
  type: 'number' | 'date';
}

/** A day that is half typed, which the browser calls no value, is not asked for. */
function Typed({ name, label, type }: TypedProps): ReactNode {
  const params = useListParams();
  const asked = params.get(name) ?? '';
  return (
    <Field label={label}>
      {(aria) => (
        <input
          {...aria}
          key={asked}
          className={inputStyles.input}
          type={type}
          min={type === 'number' ? 1 : undefined}
          autoComplete="off"
          defaultValue={asked}
          onBlur={({ target }) => target.value !== asked && params.set({ [name]: target.value })}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      )}
    </Field>
  );
}

/** These have states, and so a history. */
const moving = ['request', 'job', 'application', 'deal', 'invoice', 'case'] as const;

/** Returns what the address asks the log for. The server refuses what is no filter. */
const filterOf = (params: ListParams) => ({
  actor: params.getId('actor'),
  action: params.get('action'),
  subject: params.get('subject') as AuditSubject | undefined,
  id: params.getId('id'),
  from: params.get('from'),
  to: params.get('to'),
});

/** The thing whose whole history is shown, if the address names one that has states. */
function thingOf(params: ListParams) {
  const entity = params.oneOf('subject', moving);
  const id = params.getId('id');
  return entity && id !== undefined ? { entity, id } : undefined;
}
