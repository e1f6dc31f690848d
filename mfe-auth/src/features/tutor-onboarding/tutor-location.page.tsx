import { minExpectedSalary, PreferredLocationBody, profileEndpoints } from '@porao/contracts';
import { tutorDashboard } from '@porao/contracts/paths';
import { AreaFields, both, useWriteForm } from '@porao/features';
import {
  call,
  formatMoney,
  query,
  safePath,
  session,
  useNavigate,
  useQuery,
  useSearchParams,
} from '@porao/platform';
import { Button } from '@porao/ui';
import { Form, FormError, NumberField, SubmitButton } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { useStepSaved } from '../../common/step-saved.ts';
import { StepView } from './step.view.tsx';

const schema = both(PreferredLocationBody, profileEndpoints['POST /api/update-expected-salary'].body);

export default function TutorLocationPage(): ReactNode {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const back = search.get('back-button');
  return (
    <StepView step="tutor-location" title={t('tutorLocation.heading')} lead={t('tutorLocation.lead')}>
      <TutorLocationForm />
      {back !== null && back !== 'false' && (
        <Button variant="subtle" icon="arrow-left" fullWidth onClick={() => void navigate(-1)}>
          {t('onboarding.back')}
        </Button>
      )}
    </StepView>
  );
}

function TutorLocationForm(): ReactNode {
  const [search] = useSearchParams();
  // The step is shown once this is there.
  const near = useQuery(query('GET /api/profile-update-info')).data?.data.near;
  const wanted = () => safePath(search.get('redirect')) ?? session().takeIntendedPath();
  const { form, submit } = useWriteForm({
    ...useStepSaved('GET /api/profile-update-info', 'location', () => wanted() ?? tutorDashboard),
    schema,
    start: near ?? { preferred_location_id: [] },
    draft: 'tutor-location',
    send: async ({ expected_salary, ...places }) => {
      const answer = await call('POST /api/update-tutor-preferred-location', { body: places });
      await call('POST /api/update-expected-salary', { body: { expected_salary } });
      return answer;
    },
  });
  return (
    <Form form={form} onSubmit={submit} label={t('tutorLocation.heading')}>
      <FormError form={form} />
      <AreaFields
        form={form}
        preferred={{
          label: t('tutorLocation.preferred'),
          help: t('tutorLocation.preferred.help'),
          placeholder: t('tutorLocation.preferred.choose'),
        }}
      />
      <NumberField
        form={form}
        name="expected_salary"
        label={t('tutorLocation.salary')}
        help={t('tutorLocation.salary.help', { least: formatMoney(minExpectedSalary) })}
        icon="money"
      />
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t('onboarding.saving')}>
        {t('onboarding.save')}
      </SubmitButton>
    </Form>
  );
}
