import type { ParentLocation } from '@porao/contracts';
import { AddressForm, forgetDraft } from '@porao/features';
import { Modal } from '@porao/ui/overlays';
import type { ReactNode } from 'react';
import type { DialogProps } from '../late.dialog.tsx';
import { t } from '../messages.ts';
import { useSaveLocation } from './locations.queries.ts';

export interface LocationDialogProps extends DialogProps {
  /** What is changed; nothing for a new one. */
  row?: ParentLocation | undefined;
  /** Hears what was saved, before the dialog closes. */
  onSaved?: (location: ParentLocation) => void;
}

/** A new address, or a change of one. */
export function LocationDialog({ opened, onClose, row, onSaved }: LocationDialogProps): ReactNode {
  const save = useSaveLocation();
  const draft = row ? `location-${row.id}` : 'location';
  const close = () => {
    // What stands of an address is shown again; a new one is kept as typed.
    if (row) forgetDraft(draft);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t(row ? 'locations.edit' : 'locations.add')}
      closeLabel={t('close')}
    >
      <AddressForm
        {...(row && { start: startOf(row) })}
        draft={draft}
        submitLabel={t(row ? 'save' : 'locations.add')}
        busyLabel={t('saving')}
        onSave={async (address) => {
          const saved = await save(address, row?.id);
          onSaved?.(saved);
          close();
        }}
      />
    </Modal>
  );
}

const startOf = (row: ParentLocation) => ({
  city_id: row.city_id,
  location_id: row.location_id,
  details_location: row.details_location,
  lat: row.lat,
  lon: row.lon,
  location: row.place_name ?? row.location.location_name,
});
