import type { OpsCaseDetail } from '@porao/contracts';
import { deadlineText, TitledCard } from '@porao/features';
import { formatDate, formatNumber, query, useParams, useQuery } from '@porao/platform';
import { DefinitionGrid, Group, LinkAnchor } from '@porao/ui';
import type { ReactNode } from 'react';
import { Contact } from '../../common/contact.tsx';
import { DueBadge } from '../../common/due.badge.tsx';
import { paths } from '../../common/paths.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { RecordPage } from '../../common/record.page.tsx';
import { Record } from '../../common/record.tsx';
import { CaseActs } from './case.acts.tsx';
import { CallBackBadge, CaseBadges, caseLine, caseName, isUndecided } from './case-lines.tsx';
import { DecideCard } from './decide.section.tsx';
import { EntriesCard } from './entries.card.tsx';
import { EvidenceCards } from './evidence.cards.tsx';
import { t } from './messages.ts';

/** Each reading signs the links of photos again, which loads them again. */
const againMs = 60_000;

/** One case: what was reported, said and done, the deal as evidence beside it, and the decision. */
export default function CasePage(): ReactNode {
  const id = Number(useParams().caseId);
  const read = query('GET /api/ops/cases/:id', { params: { id } });
  const source = useQuery({ ...read, refetchInterval: againMs });
  const neighbours = useNeighbours(paths.cases, id);
  return (
    <RecordPage
      source={source}
      title={t('case.title')}
      error={t('case.failed')}
      back={{ to: neighbours.list, label: t('cases.title') }}
      heading={(one) => ({
        title: caseName(one),
        text: caseLine(one),
        actions: (
          <Group>
            <CaseBadges of={one} />
          </Group>
        ),
      })}
    >
      {(one) => (
        <Record
          key={id}
          neighbours={neighbours}
          to={(caseId) => paths.case({ caseId })}
          acts={<CaseActs of={one} />}
          aside={
            <>
              <DecideCard of={one} />
              <EvidenceCards of={one} />
            </>
          }
        >
          <FactsCard of={one} />
          <EntriesCard of={one} />
        </Record>
      )}
    </RecordPage>
  );
}

function FactsCard({ of }: { of: OpsCaseDetail }): ReactNode {
  const { tutor, guardian, question } = of;
  const facts = [
    { label: t('case.reported'), value: reportedText(of) },
    { label: t('facts.tutor'), value: <Contact of={tutor} /> },
    { label: t('facts.guardian'), value: guardian ? <Contact of={guardian} /> : t('facts.none') },
    ...(isUndecided(of)
      ? [{ label: t('case.due'), value: <DueBadge by={of.due_at} of="operator" late={of.overdue} /> }]
      : []),
    {
      label: t('case.assignee'),
      value: of.assignee ? (
        <LinkAnchor to={paths.person({ userId: of.assignee.user_id })}>{of.assignee.name}</LinkAnchor>
      ) : (
        t('cases.nobody')
      ),
    },
    {
      label: t('case.callBack'),
      value: of.call_back_at ? <CallBackBadge at={of.call_back_at} /> : t('case.callBack.none'),
    },
    { label: t('case.missed'), value: formatNumber(of.missed_calls) },
    ...(question
      ? [
          {
            label: t('case.question', { side: t(`case.side.${question.side}`) }),
            value: t('case.question.by', { date: deadlineText(question.answer_by) }),
          },
        ]
      : []),
    of.deal_id === null
      ? {
          label: t('case.meeting'),
          value: (
            <LinkAnchor to={paths.job({ jobId: of.tuition_job_offer_id })}>
              {t('case.meeting.name', { id: formatNumber(of.tuition_job_offer_id), class: of.class_name })}
            </LinkAnchor>
          ),
        }
      : {
          label: t('case.deal'),
          value: (
            <LinkAnchor to={paths.deal({ dealId: of.deal_id })}>
              {t('case.deal.name', { id: formatNumber(of.deal_id), class: of.class_name })}
            </LinkAnchor>
          ),
        },
  ];
  return (
    <TitledCard title={t('case.facts')}>
      <DefinitionGrid minColumn="11rem" items={facts} />
    </TitledCard>
  );
}

function reportedText({ opened_at, side, recorded_by }: OpsCaseDetail): string {
  const words = { day: formatDate(opened_at), side: t(`case.side.${side}`) };
  return recorded_by === null
    ? t('case.reported.by', words)
    : t('case.reported.phone', { ...words, name: recorded_by });
}
