import type { ReportWeek } from '@porao/contracts';
import { call, formatMoney, formatNumber, query, useQuery } from '@porao/platform';
import type { ReactNode } from 'react';
import { DecidedCard } from '../../common/decided.card.tsx';
import { ForLeads } from '../../common/for-leads.tsx';
import { Loaded } from '../../common/loaded.tsx';
import { OpsPage } from '../../common/ops.layout.tsx';
import { CsvButton } from '../../common/queue/csv.button.tsx';
import { asQueue } from '../../common/queue/paged.ts';
import { choiceFilter, QueueFilters } from '../../common/queue/queue.filters.tsx';
import { useListParams } from '../../common/queue/search-params.ts';
import { WeeksCard } from '../../common/weeks/weeks.card.tsx';
import { GapsCard } from './gaps.card.tsx';
import { t } from './messages.ts';
import { LongWaits } from './waits.part.tsx';

export default function ReportPage(): ReactNode {
  return (
    <ForLeads title={t('report.title')}>
      <Report />
    </ForLeads>
  );
}

/** Numbers of weeks that are offered; the first one unless the address names another. */
const spans = ['8', '13', '26'] as const;

function Report(): ReactNode {
  const weeks = Number(useListParams().oneOf('weeks', spans) ?? spans[0]);
  const source = useQuery({ ...query('GET /api/ops/report', { query: { weeks } }), ...asQueue });
  const csv = (of: 'weeks' | 'acts' | 'gaps', about?: string) => (
    <CsvButton
      name={`report-${of}`}
      about={about}
      send={() => call('GET /api/ops/report.csv', { query: { weeks, of }, file: true })}
    />
  );
  return (
    <OpsPage title={t('report.title')} actions={csv('weeks')}>
      <QueueFilters filters={[spanFilter()]} />
      <Loaded source={source} label={t('report.loading')} count={4} error={t('report.failed')}>
        {({ data }) => (
          <>
            <LongWaits waiting={data.waiting} />
            <WeeksCards weeks={data.weeks} />
            <DecidedCard
              title={t('report.acts')}
              none={t('report.acts.none')}
              acts={data.acts}
              beside={csv('acts', t('report.acts'))}
            />
            <GapsCard gaps={data.gaps} beside={csv('gaps', t('report.gaps'))} />
          </>
        )}
      </Loaded>
    </OpsPage>
  );
}

const spanFilter = () => choiceFilter('weeks', t('report.span'), spans, spanText, spans[0]);
const spanText = (weeks: string) => t('report.span.weeks', { weeks: formatNumber(Number(weeks)) });

type Names = readonly Exclude<keyof ReportWeek, 'from'>[];

/** Series of sums. */
const sumsOf = (names: Names, format = formatNumber) =>
  names.map((name) => ({
    label: t(`report.${name}`),
    value: (week: ReportWeek) => week[name],
    format,
    isSum: true,
  }));

function WeeksCards({ weeks }: { weeks: readonly ReportWeek[] }): ReactNode {
  return (
    <>
      <WeeksCard
        title={t('report.waits')}
        weeks={weeks}
        series={sumsOf(['waited_requests', 'waited_credentials', 'waited_applications'])}
      />
      <WeeksCard
        title={t('report.unfilled.why')}
        text={t('report.unfilled.text')}
        weeks={weeks}
        series={sumsOf(['jobs', 'unfilled', 'no_applicants', 'wrong_gender', 'low_pay', 'no_answer'])}
      />
      <WeeksCard
        title={t('report.decided')}
        weeks={weeks}
        series={[
          ...sumsOf(['decisions']),
          { label: t('report.median_hours'), value: ({ median_hours }) => median_hours },
        ]}
      />
      <WeeksCard
        title={t('report.charges')}
        weeks={weeks}
        series={sumsOf(['issued', 'due', 'paid', 'waived', 'refunded'], formatMoney)}
      />
    </>
  );
}
