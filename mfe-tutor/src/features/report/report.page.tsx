import { jobDetails, pathTo } from '@porao/contracts/paths';
import { DealProblem } from '@porao/features';
import { formatDigits, useParams } from '@porao/platform';
import { Card, LinkAnchor, PageHeader, Stack, Text } from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';
import { t } from '../../common/messages.ts';

/** Reports a job or its family, and shows what became of it. */
export default function ReportPage() {
  const job = Number(useParams().jobId);
  const id = formatDigits(job);
  return (
    <AreaPage>
      <PageHeader title={t('report.title')} text={t('job.id', { id })} />
      <Card>
        <Stack>
          <Text>{t('report.text')}</Text>
          <DealProblem of={{ job }} kind="report" side="tutor" name={t('job.id', { id })} />
          <LinkAnchor to={pathTo(jobDetails, { jobId: job })}>{t('report.job')}</LinkAnchor>
        </Stack>
      </Card>
    </AreaPage>
  );
}
