import type { OpsPerson } from '@porao/contracts';
import { applyObstacle, applyThreshold } from '@porao/contracts/constants';
import { QueryState, TitledCard } from '@porao/features';
import { formatMoney, formatNumber, query, useQuery } from '@porao/platform';
import { DefinitionGrid, LoadingState, Notice, Text } from '@porao/ui';
import { t } from './for-families.text.ts';

/** A tab of a tutor in the operators' area. It reads what the page has read. */
export default function ForFamilies({ userId }: { userId: number }) {
  const source = useQuery(query('GET /api/ops/users/:id', { params: { id: userId } }));
  return (
    <TitledCard title={t('title')}>
      <QueryState
        source={source}
        skeleton={<LoadingState label={t('loading')} shape="text" count={2} />}
        error={t('failed')}
      >
        {({ data }) => data.tutor && <Seen person={data} tutor={data.tutor} />}
      </QueryState>
    </TitledCard>
  );
}

interface SeenProps {
  person: OpsPerson;
  tutor: NonNullable<OpsPerson['tutor']>;
}

function Seen({ person, tutor }: SeenProps) {
  const { name, completion } = person;
  const { institute, expected_salary, papers } = tutor;
  const verified = papers.filter(({ state }) => state === 'verified').map(({ title }) => title);
  return (
    <>
      <Text tone="dim">{t('text')}</Text>
      <Text weight="bold">{name}</Text>
      <DefinitionGrid
        minColumn="11rem"
        items={[
          { label: t('institute'), value: institute || t('none') },
          {
            label: t('salary'),
            value: expected_salary === null ? t('none') : formatMoney(expected_salary),
          },
          { label: t('completion'), value: `${formatNumber(completion ?? 0)}%` },
          { label: t('credentials'), value: verified.join(', ') || t('none') },
        ]}
      />
      <Obstacle person={person} />
    </>
  );
}

function Obstacle({ person }: { person: OpsPerson }) {
  const { banned_at, account_status, completion } = person;
  const filled = completion ?? 0;
  const obstacle = applyObstacle({ banned: banned_at !== null, account_status }, filled);
  if (obstacle === null)
    return (
      <Notice tone="success" still>
        {t('mayApply')}
      </Notice>
    );
  return (
    <Notice tone="info" still>
      {obstacle === 'completion' ? t('short', { missing: applyThreshold - filled }) : t(obstacle)}
    </Notice>
  );
}
