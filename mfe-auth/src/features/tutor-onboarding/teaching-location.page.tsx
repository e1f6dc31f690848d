import { TeachingLocationBody } from '@porao/contracts';
import {
  formFailureText,
  LocationPicker,
  type OutputOf,
  type Place,
  ruleText,
  useWrite,
} from '@porao/features';
import { ApiError, call, safePath, useSearchParams } from '@porao/platform';
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
  const [place, setPlace] = useState<Place | null>(null);
  const [error, setError] = useState<string>();
  const next = () => safePath(search.get('redirect')) ?? paths.bachelorEducation;
  const { busy, press } = useWrite({
    ...useStepSaved('GET /api/profile-update-info', 'teaching-location', next),
    send: (body: OutputOf<typeof TeachingLocationBody>) =>
      call('POST /api/update-teaching-location', { body }),
    failed: (failure) => {
      const own = failure instanceof ApiError ? Object.values(failure.errors)[0]?.[0] : undefined;
      if (own !== undefined) setError(own);
      return { title: t('place.updateError'), message: formFailureText(failure) };
    },
  });

  const save = async (chosen: Place | null) => {
    const body = { ...chosen, location_name: chosen?.name };
    const checked = TeachingLocationBody.safeParse(body);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      if (issue) setError(await ruleText(issue));
      document.querySelector<HTMLElement>('[role=combobox]')?.focus();
      return;
    }
    press(checked.data);
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
        disabled={busy}
      />
      <Button
        size="lg"
        fullWidth
        busy={busy}
        busyLabel={t('onboarding.saving')}
        onClick={() => void save(place)}
      >
        {t('onboarding.save')}
      </Button>
    </Stack>
  );
}
