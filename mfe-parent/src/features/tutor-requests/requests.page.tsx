import { useQuery } from '@porao/platform';
import { t } from '../../common/messages.ts';
import { PagedList } from '../../common/paged.list.tsx';
import { usePage } from '../../common/paged.ts';
import { SectionPage } from '../../common/section.page.tsx';
import { HireLink } from './hire.link.tsx';
import { RequestCard } from './request.card.tsx';
import { requestsQuery } from './requests.queries.ts';

export default function RequestsPage() {
  const requests = useQuery({ ...requestsQuery(usePage()), placeholderData: (shown) => shown });
  return (
    <SectionPage title={t('requests.title')} section="requests" actions={<HireLink />}>
      <PagedList
        source={requests}
        renderItem={(request) => <RequestCard request={request} />}
        label={t('requests.title')}
        error={t('requests.failed')}
        empty={{ title: t('requests.empty'), text: t('requests.empty.text') }}
      />
    </SectionPage>
  );
}
