import { DegreeFields, levels, ProgressFields } from '@porao/features';
import { ApiError } from '@porao/platform';
import { Button, Text } from '@porao/ui';
import { Form, FormError, SubmitButton } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { useDegreeForm } from './degree.form.ts';
import { StepView } from './step.view.tsx';

const firstFields = ['exam_title_id', 'department_id', 'university_id', 'university_type_id'] as const;

export default function BachelorPage(): ReactNode {
  return (
    <StepView step="bachelor-education" title={t('bachelor.heading')} lead={t('bachelor.lead')}>
      <BachelorForm />
    </StepView>
  );
}

function BachelorForm(): ReactNode {
  const [part, setPart] = useState<1 | 2>(1);
  const { form, submit } = useDegreeForm({
    level: 'bachelor',
    next: paths.tutorLocation,
    onFailed: (error) => {
      const wrong = error instanceof ApiError ? Object.keys(error.errors) : [];
      if (firstFields.some((field) => wrong.includes(field))) setPart(1);
    },
  });

  const goOn = async () => {
    if (await form.trigger(firstFields, { shouldFocus: true })) setPart(2);
  };

  return (
    <Form
      form={form}
      onSubmit={submit}
      onInvalid={() => firstFields.some((field) => form.getFieldState(field).invalid) && setPart(1)}
      label={t('bachelor.heading')}
    >
      <Text size="sm" tone="dim">
        {t('bachelor.part', { part, all: 2 })}
      </Text>
      <FormError form={form} />
      {part === 1 ? (
        <>
          <DegreeFields form={form} level={levels.bachelor} />
          <Button size="lg" fullWidth iconEnd="arrow-right" onClick={() => void goOn()}>
            {t('bachelor.next')}
          </Button>
        </>
      ) : (
        <>
          <ProgressFields form={form} />
          <SubmitButton form={form} size="lg" fullWidth busyLabel={t('onboarding.saving')}>
            {t('onboarding.saveNext')}
          </SubmitButton>
          <Button variant="subtle" icon="arrow-left" onClick={() => setPart(1)}>
            {t('onboarding.back')}
          </Button>
        </>
      )}
    </Form>
  );
}
