import type { TutorInvoice } from '@porao/contracts';
import { jobDetails, pathTo } from '@porao/contracts/paths';
import { pageStateOf } from '@porao/features';
import { formatDate, formatDigits, formatMoney, useOnline } from '@porao/platform';
import {
  Card,
  DefinitionGrid,
  Divider,
  Group,
  LinkAnchor,
  LinkButton,
  Logo,
  PageHeader,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';
import { EndlessList } from '../../common/endless.list.tsx';
import { useInvoices } from '../../common/invoices.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { useUser } from '../../common/profile/profile.queries.ts';
import { useDeals } from '../../common/students/deals.queries.ts';

/** A letter for every confirmed application; its invoice is the record of the confirmation. */
export default function LettersPage() {
  const confirmations = useInvoices();
  const online = useOnline();
  // A letter is shown whole: lines that came later would move the letters below it.
  const names = pageStateOf({ user: useUser(), deals: useDeals() }, online);
  return (
    <AreaPage>
      <PageHeader title={t('letters.title')} />
      <Stack>
        <EndlessList
          source={confirmations}
          waits={names === 'loading'}
          idOf={(confirmation) => confirmation.id}
          renderItem={(confirmation) => <LetterCard confirmation={confirmation} />}
          label={t('letters.title')}
          error={t('letters.error')}
          empty={{
            title: t('letters.empty'),
            text: t('letters.hint'),
            action: (
              <LinkButton to={paths.jobHistory} variant="light">
                {t('history.title')}
              </LinkButton>
            ),
          }}
          words={{ more: t('letters.more'), end: t('letters.end') }}
        />
      </Stack>
    </AreaPage>
  );
}

/** Shows what was agreed when the tutor was confirmed. The family is named only while the deal runs (decision
 * OQ-050). */
function LetterCard({ confirmation }: { confirmation: TutorInvoice }) {
  const { id, tuition_job_offer_id: jobId, class_name, base, issued_at } = confirmation;
  const user = useUser().data?.data;
  const groups = useDeals().data?.data;
  const deal =
    groups && [...groups.in_process, ...groups.continue].find((one) => one.tuition_job_offer_id === jobId);
  return (
    <Card as="article" roomy>
      <Stack>
        <Group justify="space-between">
          <Logo name={t('letter.from')} />
          <Text size="sm" tone="dim">
            {t('letter.number', { id: formatDigits(id) })}
          </Text>
        </Group>
        <Title order={2} size={3}>
          {t('letter.title', { class: class_name })}
        </Title>
        <Text>
          {t('letter.text', {
            name: user?.name ?? '',
            date: formatDate(issued_at, 'long'),
            id: formatDigits(jobId),
          })}
        </Text>
        <DefinitionGrid
          items={[
            { label: t('letter.salary'), value: t('job.salary', { salary: formatMoney(base) }) },
            ...(deal
              ? [
                  { label: t('student.medium'), value: deal.class_info.medium },
                  { label: t('student.parent'), value: deal.parent_info.name },
                  { label: t('student.address'), value: deal.parent_info.address },
                ]
              : []),
          ]}
        />
        <Divider />
        <Group>
          <LinkAnchor to={pathTo(jobDetails, { jobId: jobId })} target="_blank" rel="noopener">
            {t('student.job', { id: formatDigits(jobId) })}
          </LinkAnchor>
          <LinkAnchor to={paths.invoice}>{t('letter.invoice')}</LinkAnchor>
        </Group>
      </Stack>
    </Card>
  );
}
