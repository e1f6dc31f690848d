import { TeachingLocationBody } from '@porao/contracts';
import { formFailureText, LocationPicker, type Place, ruleText } from '@porao/features';
import { ApiError, call, notify, safePath, useSearchParams } from '@porao/platform';
import { Button, Stack } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { useStepSaved } from '../../common/step-saved.ts';
import { StepView } from './step.view.tsx';

/** Second step: the place a tutor teaches from. Jobs near it are suggested. */
export default function TeachingLocationPage(): ReactNode {
  return (
    <StepView step="teaching-location" title={t('teaching.heading')} lead={t('teaching.lead')}>
      <TeachingLocation />
    </StepView>
  );
}

function TeachingLocation(): ReactNode {
  const [search] = useSearchParams();
  const saved = useStepSaved('GET /api/profile-update-info');
  const [place, setPlace] = useState<Place | null>(null);
  const [error, setError] = useState<string>();
  const [saving, setSaving] = useState(false);

  const save = async (chosen: Place | null) => {
    const body = { ...chosen, location_name: chosen?.name };
    const checked = TeachingLocationBody.safeParse(body);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      if (issue) setError(await ruleText(issue));
      document.querySelector<HTMLElement>('[role=combobox]')?.focus();
      return;
    }
    setSaving(true);
    try {
      const { message } = await call('POST /api/update-teaching-location', { body: checked.data });
      const next = safePath(search.get('redirect')) ?? paths.bachelorEducation;
      await saved('teaching-location', message, next);
    } catch (failure) {
      const own = failure instanceof ApiError ? Object.values(failure.errors)[0]?.[0] : undefined;
      if (own !== undefined) setError(own);
      notify({ tone: 'error', title: t('place.updateError'), message: formFailureText(failure) });
      setSaving(false);
    }
  };

  return (
    <Stack>
      <LocationPicker
        value={place}
        onChange={(next) => {
          setPlace(next);
          setError(undefined);
        }}
        onLocated={(located) => void save(located)}
        locate="when-granted"
        locateLabel={t('teaching.useCurrent')}
        error={error}
        disabled={saving}
      />
      <Button
        size="lg"
        fullWidth
        busy={saving}
        busyLabel={t('onboarding.saving')}
        onClick={() => void save(place)}
      >
        {t('onboarding.save')}
      </Button>
    </Stack>
  );
}
