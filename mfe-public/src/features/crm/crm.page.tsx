import { parentSignUp } from '@porao/contracts/paths';
import { language, useParams, useSearchParams } from '@porao/platform';
import { EmptyState, LinkButton, PageContainer, PageHeader } from '@porao/ui';
import { paths } from '../../common/paths.ts';
import { crmTexts, type LeadTitle, leadOf } from './crm.text.ts';
import { LeadForm } from './lead-form.tsx';
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
