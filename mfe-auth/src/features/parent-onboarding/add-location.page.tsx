import { parentDashboard } from '@porao/contracts/paths';
import { type Address, AddressForm, formFailureText } from '@porao/features';
import { call, notify } from '@porao/platform';
import type { ReactNode } from 'react';
import { t } from '../../common/messages.ts';
import { StepDone } from '../../common/step-done.tsx';
import { useStepSaved } from '../../common/step-saved.ts';
import { FamilyView } from './family.view.tsx';

/** A guardian's second step. */
export default function AddLocationPage(): ReactNode {
  const saved = useStepSaved('GET /api/family-info');
  const save = async (address: Address, idempotencyKey: string) => {
    try {
      const { message } = await call('POST /api/my-location', { body: address, idempotencyKey });
      await saved('locations', message, parentDashboard);
    } catch (error) {
      notify({ tone: 'error', title: t('place.updateError'), message: formFailureText(error) });
      throw error;
    }
  };
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
        onSave={save}
      />
    </FamilyView>
  );
}
