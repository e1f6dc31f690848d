import {
  type Degree,
  educationFields,
  forgetDraft,
  levels,
  SchoolFields,
  showFailure,
  useEducationForm,
  words,
} from '@porao/features';
import { call, emit, notify, useNavigate } from '@porao/platform';
import { Form, FormError, SubmitButton } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { StepView, useProfileChanged } from './step.view.tsx';

const draft = 'secondary-education';

/** First step: the secondary exam. */
export default function SecondaryPage(): ReactNode {
  return (
    <StepView step="secondary-education" title={t('secondary.heading')} lead={t('secondary.lead')}>
      <SecondaryForm />
    </StepView>
  );
}

function SecondaryForm(): ReactNode {
  const navigate = useNavigate();
  const changed = useProfileChanged();
  const form = useEducationForm(draft, { education_level_id: levels.secondary, current_institute: 0 });

  const submit = async (degree: Degree) => {
    try {
      const { message } = await call('POST /api/create-tutor-educational-info', { body: degree });
      forgetDraft(draft);
      notify({ tone: 'success', message: words(message) });
      await changed();
      emit('profile.changed@1', { section: 'education' });
      void navigate(paths.teachingLocation);
    } catch (error) {
      showFailure(form, error, { fields: educationFields });
    }
  };
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
