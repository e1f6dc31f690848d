import type { ContactView } from '@porao/contracts';
import { formatDate, query, useQuery } from '@porao/platform';
import { Button, LoadingState, Stack, Text } from '@porao/ui';
import { useState } from 'react';
import { TitledCard } from '../page/titled.card.tsx';
import { QueryState } from '../state/query-state.tsx';
import { t } from './contact-views.text.ts';

/** Rows at first, and how many more come with a press; the API gives at most the other number at once. */
const [step, most] = [20, 100] as const;

/** The people who were shown the own phone number or address. */
export function ContactViews() {
  const [count, setCount] = useState<number>(step);
  const views = useQuery({
    ...query('GET /api/contact-views', { query: { per_page: count } }),
    placeholderData: (shown) => shown,
  });
  return (
    <TitledCard title={t('title')} roomy>
      <Text tone="dim">{t('text')}</Text>
      <QueryState
        source={views}
        skeleton={<LoadingState label={t('loading')} count={2} />}
        error={t('failed')}
      >
        {({ data, total }) =>
          data.length === 0 ? (
            <Text>{t('empty')}</Text>
          ) : (
            <>
              <Stack as="ul" gap="sm" aria-label={t('list')}>
                {data.map((view) => (
                  <li key={`${view.at} ${view.because} ${view.because_id} ${view.name}`}>
                    <View view={view} />
                  </li>
                ))}
              </Stack>
              {total > data.length && (
                <More
                  text={t('newest', { count: data.length, total })}
                  busy={views.isPlaceholderData}
                  onMore={count < most ? () => setCount(count + step) : undefined}
                />
              )}
            </>
          )
        }
      </QueryState>
    </TitledCard>
  );
}

function View({ view: { by, name, what, because, because_id: id, at } }: { view: ContactView }) {
  const seen = what.length === 2 ? 'both' : (what[0] ?? 'phone');
  return (
    <>
      <Text weight="medium">{name ?? t(by)}</Text>
      <Text size="sm" tone="dim">
        {t('line', { what: t(`what.${seen}`), why: t(because, { id: id ?? '' }) })}
      </Text>
      <Text size="sm" tone="dim">
        {formatDate(at)}
      </Text>
    </>
  );
}

function More({ text, busy, onMore }: { text: string; busy: boolean; onMore: (() => void) | undefined }) {
  return (
    <Stack gap="xs" align="start">
      <Text size="sm" tone="dim">
        {text}
      </Text>
      {onMore && (
        <Button variant="default" onClick={onMore} busy={busy} busyLabel={t('loadingMore')}>
          {t('more')}
        </Button>
      )}
    </Stack>
  );
}
