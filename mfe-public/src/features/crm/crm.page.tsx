import { lazyPart } from '@porao/features';
import { language, useParams, useSearchParams } from '@porao/platform';
import { LinkButton, LoadingState, PageContainer, PageHeader, Stack, Text } from '@porao/ui';
import { useState } from 'react';
import { ContactCard } from '../../common/contact.card.tsx';
import { paths } from '../../common/paths.ts';
import styles from './crm.module.css';
import { crmTexts, type LeadTitle, leadOf } from './crm.text.ts';
import { leadFormUrl } from './lead-form-url.ts';

export default function CrmPage() {
  const { title } = useParams();
  const [params] = useSearchParams();
  const lead = leadOf(title);
  // Also rendered on the server, which has no location.
  const url = leadFormUrl(lead, params.get('id'), globalThis.location?.origin);
  const text = crmTexts[language].lead[lead];
  return (
    <PageContainer py="xl" data-main-content>
      <PageHeader title={text.title} text={text.text} />
      {url === null ? <OwnWay lead={lead} /> : <LeadForm key={url} url={url} />}
    </PageContainer>
  );
}

const HireForm = lazyPart(
  () => import(/* webpackChunkName: "hire-form" */ '@porao/features/hire'),
  () => <LoadingState label={crmTexts[language].loading} shape="form" count={12} />,
  () => crmTexts[language].failed,
);

/** Without a provider a tutor is asked for here; everything else is told to people, beside the way to a tutor. */
function OwnWay({ lead }: { lead: LeadTitle }) {
  if (lead === 'hire-tutor')
    return (
      <div className={styles.lead}>
        <HireForm />
      </div>
    );
  const text = crmTexts[language];
  return (
    <Stack className={styles.lead}>
      <Text>{text.tellUs}</Text>
      <ContactCard />
      <Text>{text.tutorNow}</Text>
      <div>
        <LinkButton to={paths.lead({ title: 'hire-tutor' })}>{text.lead['hire-tutor'].title}</LinkButton>
      </div>
    </Stack>
  );
}

/** The form works on its own origin and may open a tab; it cannot lead this page elsewhere. */
const sandbox = 'allow-scripts allow-forms allow-same-origin allow-popups';

function LeadForm({ url }: { url: string }) {
  const [isLoaded, setLoaded] = useState(false);
  // A frame of the server's page would be loaded once more when the scripts take over.
  const isBrowser = globalThis.location !== undefined;
  const text = crmTexts[language];
  return (
    <div className={styles.lead}>
      <div className={styles.frame}>
        {!isLoaded && (
          <div className={styles.waiting}>
            <LoadingState label={text.loading} shape="form" count={5} />
          </div>
        )}
        {isBrowser && (
          <iframe src={url} title={text.frame} sandbox={sandbox} onLoad={() => setLoaded(true)} />
        )}
      </div>
      <Text size="sm" tone="dim">
        {text.notShown}
      </Text>
      <ContactCard />
    </div>
  );
}
