import { pageStateOf } from '@porao/features';
import { useOnline } from '@porao/platform';
import { LinkButton, PageHeader, Stack } from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';
import { EndlessList } from '../../common/endless.list.tsx';
import { useInvoices } from '../../common/invoices.ts';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { useUser } from '../../common/profile/profile.queries.ts';
import { useDeals } from '../../common/students/deals.queries.ts';
import { LetterCard } from './letter.card.tsx';

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
