import { auditedThings, lookupListNames } from '@porao/contracts/constants';
import { query, useQuery } from '@porao/platform';
import { Button, Group } from '@porao/ui';
import { Field } from '@porao/ui/controls';
import type { ReactNode } from 'react';
import styles from '../../common/input.module.css';
import { asQueue } from '../../common/queue/paged.ts';
import { choiceFilter, QueueFilters } from '../../common/queue/queue.filters.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { filterOf } from './log.queries.ts';
import { actWords, subjectWords } from './log-lines.tsx';
import { t } from './messages.ts';

export function LogFilters(): ReactNode {
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
          className={styles.input}
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
