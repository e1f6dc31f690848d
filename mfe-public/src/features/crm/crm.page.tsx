import { parentSignUp } from '@porao/contracts/paths';
import { language, richText, useParams, useSearchParams } from '@porao/platform';
import { EmptyState, LinkAnchor, LinkButton, LoadingState, PageContainer, PageHeader, Text } from '@porao/ui';
import { useState } from 'react';
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
      {url === null ? <FormClosed lead={lead} /> : <LeadForm key={url} url={url} />}
    </PageContainer>
  );
}

function FormClosed({ lead }: { lead: LeadTitle }) {
  const text = crmTexts[language];
  const isTutor = lead === 'hire-tutor';
  return (
    <EmptyState
      title={text.closed}
      text={isTutor ? text.closedTutor : text.closedText}
      action={
        <>
          <LinkButton to={paths.support}>{text.support}</LinkButton>
          {isTutor && (
            <LinkButton to={parentSignUp} variant="default">
              {text.createAccount}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

const supportLink = (text: string) => <LinkAnchor to={paths.support}>{text}</LinkAnchor>;

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
        {richText(text.notShown, { support: supportLink })}
      </Text>
    </div>
  );
}
