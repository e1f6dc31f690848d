import { levels, SchoolFields } from '@porao/features';
import { Form, FormError, SubmitButton } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { useDegreeForm } from './degree.form.ts';
import { StepView } from './step.view.tsx';

export default function SecondaryPage(): ReactNode {
  return (
    <StepView step="secondary-education" title={t('secondary.heading')} lead={t('secondary.lead')}>
      <SecondaryForm />
    </StepView>
  );
}

function SecondaryForm(): ReactNode {
  const { form, submit } = useDegreeForm({ level: 'secondary', next: paths.teachingLocation });
  return (
    <Form form={form} onSubmit={submit} label={t('secondary.heading')}>
      <FormError form={form} />
      <SchoolFields form={form} level={levels.secondary} />
      <SubmitButton form={form} size="lg" fullWidth busyLabel={t('onboarding.saving')}>
        {t('onboarding.saveNext')}
      </SubmitButton>
    </Form>
  );
}
