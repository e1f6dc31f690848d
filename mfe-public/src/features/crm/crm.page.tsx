import { language, siteConfig, useParams, useSearchParams } from '@porao/platform';
import { EmptyState, LinkButton, PageContainer, PageHeader } from '@porao/ui';
import { crmTexts, type LeadTitle, leadTitles } from './crm.text.ts';
import { leadFormUrl } from './lead-form.ts';
import { LeadForm } from './lead-form.tsx';

/** The provider's form in a frame, or what to do while there is none. */
export default function CrmPage() {
  const { title } = useParams();
  const [params] = useSearchParams();
  const lead = leadTitles.find((name) => name === title) ?? 'general';
  const { crmUrl, crmForms } = siteConfig();
  const url = leadFormUrl(crmUrl, params.get('id') ?? crmForms?.[lead] ?? null, location.origin);
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
          <LinkButton to="/support">{text.support}</LinkButton>
          {isTutor && (
            <LinkButton to="/auth/parent/signup" variant="default">
              {text.createAccount}
            </LinkButton>
          )}
        </>
      }
    />
  );
}
