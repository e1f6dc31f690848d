import { parentDashboard } from '@porao/contracts/paths';
import { AddressForm, formFailureText } from '@porao/features';
import { call } from '@porao/platform';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { StepDone } from '../../common/step-done.tsx';
import { useStepSaved } from '../../common/step-saved.ts';
import { FamilyView } from './family.view.tsx';

export default function AddLocationPage(): ReactNode {
  const saved = useStepSaved('GET /api/family-info', 'locations', () => parentDashboard);
  return (
    <FamilyView
      step="location"
      title={t('location.heading')}
      lead={t('location.lead')}
      done={<StepDone home={parentDashboard} next={null} />}
    >
      <AddressForm
        draft="add-location"
        submitLabel={t('location.submit')}
        busyLabel={t('onboarding.saving')}
        {...saved}
        send={(body) => call('POST /api/my-location', { body })}
        failed={(error) => ({ title: t('place.updateError'), message: formFailureText(error) })}
      />
    </FamilyView>
  );
}
