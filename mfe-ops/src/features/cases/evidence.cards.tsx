import type { HistoryEntry, OpsCaseDetail, OpsDealDetail } from '@porao/contracts';
import { chargeRules, trialLessons } from '@porao/contracts/charge-rules';
import { lazyPart, TitledCard } from '@porao/features';
import { formatDate, formatMoney, formatNumber } from '@porao/platform';
import { Badge, DefinitionGrid, LinkAnchor, List, Skeleton, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { DimLine } from '../../common/dim-line.tsx';
import type { LessonsCardProps } from '../../common/lessons/lessons.card.tsx';
import { textOr } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { caseLine, caseName } from './case-lines.tsx';
import { t } from './messages.ts';

const LessonsCard = lazyPart<LessonsCardProps>(
  async () => {
    const { LessonsCard: Card } = await import(
      /* webpackChunkName: "deal-lessons" */ '../../common/lessons/lessons.card.tsx'
    );
    return { default: Card };
  },
  () => <Skeleton height="12rem" />,
);

const isAboutLessons = ({ kind }: OpsCaseDetail) => kind === 'no_tutor_came' || kind === 'lessons_not_held';

/** Shows what is known of the deal beside the words of its sides: starts, charge, history, and their other cases. */
export function EvidenceCards({ of }: { of: OpsCaseDetail }): ReactNode {
  const { deal, previous } = of;
  return (
    <>
      {deal && <DealCards of={of} deal={deal} />}
      <TitledCard title={t('case.previous')}>
        {previous.length === 0 ? (
          <Text tone="dim">{t('case.previous.none')}</Text>
        ) : (
          <Stack as="ul" gap="sm">
            {previous.map((one) => (
              <li key={one.id}>
                <LinkAnchor to={paths.case({ caseId: one.id })}>{caseName(one)}</LinkAnchor>{' '}
                <Badge>{t(`cases.state.${one.state}`)}</Badge>
                <DimLine parts={[caseLine(one), formatDate(one.opened_at)]} />
              </li>
            ))}
          </Stack>
        )}
      </TitledCard>
    </>
  );
}

function DealCards({ of, deal }: { of: OpsCaseDetail; deal: OpsDealDetail }): ReactNode {
  const { minutes, lessons: count } = chargeRules.noShow;
  return (
    <>
      <TitledCard title={t('case.evidence')}>
        <DefinitionGrid
          items={[
            { label: t('cases.state'), value: stateWords('deal', deal.state) },
            { label: t('facts.salary'), value: formatMoney(deal.salary) },
            ...(deal.trial_lesson ? [{ label: t('facts.trial'), value: formatNumber(trialLessons) }] : []),
            { label: t('case.started.tutor'), value: startText(deal.tutor_started), wide: true },
            { label: t('case.started.guardian'), value: startText(deal.guardian_started), wide: true },
            { label: t('facts.charge'), value: <Charge invoice={deal.invoice} />, wide: true },
            { label: t('facts.address'), value: deal.address, wide: true },
          ]}
        />
        {isAboutLessons(of) && <Text size="sm">{t('case.missedLessons', { minutes, count })}</Text>}
      </TitledCard>
      <LessonsCard dealId={deal.id} />
      <TitledCard title={t('case.history')}>
        <List
          icon="chevron-right"
          items={deal.history.map((entry) => ({ key: entry.id, content: <Change of={entry} /> }))}
        />
      </TitledCard>
    </>
  );
}

function startText(start: OpsDealDetail['tutor_started']): string {
  if (!start) return t('case.started.none');
  const day = formatDate(start.at);
  return start.recorded_by === null ? day : t('case.started.phone', { day, name: start.recorded_by });
}

function Charge({ invoice }: Pick<OpsDealDetail, 'invoice'>): ReactNode {
  if (!invoice) return t('case.charge.none');
  const { amount, status, due_on, paid_at } = invoice;
  return (
    <>
      {formatMoney(amount)} <Badge>{stateWords('invoice', status)}</Badge>
      <DimLine
        parts={[
          paid_at === null
            ? t('case.charge.due', { day: formatDate(due_on) })
            : t('case.charge.paid', { day: formatDate(paid_at) }),
        ]}
      />
    </>
  );
}

function Change({ of: { entity, to_state, reason, at, actor } }: { of: HistoryEntry }): ReactNode {
  return (
    <>
      <Text weight="medium">{stateWords(entity, to_state)}</Text>
      {reason && <Text size="sm">{reason}</Text>}
      <DimLine parts={[formatDate(at), actorWords(actor)]} />
    </>
  );
}

const actorWords = (actor: HistoryEntry['actor']): string => {
  if (actor === 'system') return t('case.system');
  return actor === 'operator' ? t('search.role.operator') : t(`facts.${actor}`);
};

function stateWords(entity: HistoryEntry['entity'], state: string): string {
  if (entity === 'application') return textOr(t, `state.${state as 'applied'}`, state);
  if (entity === 'case') return textOr(t, `cases.state.${state as 'open'}`, state);
  return textOr(t, `search.state.${state as 'ended'}`, state);
}
