import type { ParentLocation } from '@porao/contracts';
import { AddressForm } from '@porao/features';
import { FamilyDialog, type RowDialogProps } from './family.dialog.tsx';
import { saveLocation } from './locations.queries.ts';

export default function LocationDialog(props: RowDialogProps<ParentLocation>) {
  const { row } = props;
  return (
    <FamilyDialog {...props} list="locations" draft="location" save={saveLocation(row?.id)}>
      {(form) => <AddressForm {...form} {...(row && { start: startOf(row) })} />}
    </FamilyDialog>
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
