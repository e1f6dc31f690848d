import type { JobCard } from '@porao/contracts';
import { formatDigits, formatMoney } from '@porao/platform';
import { Card, EmptyState, Grid, LinkAnchor, LinkButton, PageContainer, Stack, Text, Title } from '@porao/ui';
import { placeOf } from '../../common/job.ts';
import { daysText, namesText } from '../../common/job-text.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';

interface JobNotFoundProps {
  id: string | undefined;
  similar?: readonly JobCard[] | undefined;
}

export function JobNotFound({ id, similar = [] }: JobNotFoundProps) {
  return (
    <PageContainer>
      <div data-main-content>
        <EmptyState
          order={1}
          title={t('details.notFound')}
          text={
            <>
              <span>{t('details.notFoundText')}</span>
              {id && (
                <>
                  <br />
                  <span>{t('details.notFoundId', { id: formatDigits(id.slice(0, 40)) })}</span>
                </>
              )}
            </>
          }
          action={<LinkButton to={paths.jobBoard}>{t('details.toBoard')}</LinkButton>}
        />
        {similar.length > 0 && <SimilarJobs jobs={similar} />}
      </div>
    </PageContainer>
  );
}

function SimilarJobs({ jobs }: { jobs: readonly JobCard[] }) {
  return (
    <Stack as="section" aria-labelledby="similar-jobs">
      <Title order={2} id="similar-jobs">
        {t('details.similar')}
      </Title>
      <Grid as="ul" minColumn="18rem">
        {jobs.map((job) => (
          <li key={job.id}>
            <Card as="article" interactive>
              <Stack gap="2xs">
                <Title order={3} size={4}>
                  <LinkAnchor to={paths.jobDetails({ jobId: job.id })} stretched>
                    {t('card.title', { class: job.iclass.class_name })}
                  </LinkAnchor>
                </Title>
                <Text size="sm" tone="dim">
                  {[placeOf(job), namesText(job.subjects), daysText(job.days_in_week)]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
                <Text weight="bold">{t('salary.monthly', { amount: formatMoney(job.actual_salary) })}</Text>
              </Stack>
            </Card>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
