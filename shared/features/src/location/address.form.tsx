import { ParentLocationBody } from '@porao/contracts';
import { Stack } from '@porao/ui';
import { Form, FormError, SubmitButton, TextAreaField, useWatch } from '@porao/ui/forms';
import { t } from '../messages.ts';
import type { OutputOf } from '../schema.ts';
import { type FormWrite, useWriteForm } from '../write/write-form.ts';
import { AreaFields } from './area.fields.tsx';
import { LocationPicker } from './location.picker.tsx';
import type { Place } from './place.ts';

export type Address = OutputOf<typeof ParentLocationBody>;

interface AddressFormProps<D> extends FormWrite<Address, D> {
  /** Where the form begins; empty for a new one. */
  start?: Partial<Address>;
  submitLabel: string;
  busyLabel: string;
}

/** A guardian's address: city, area, detail, and the pin without which it cannot be saved. */
export function AddressForm<D>(props: AddressFormProps<D>) {
  const { start = {}, submitLabel, busyLabel, ...write } = props;
  const { form, submit } = useWriteForm({
    ...write,
    schema: ParentLocationBody,
    start: { details_location: '', ...start },
  });
  const [lat, lon, name] = useWatch({ control: form.control, name: ['lat', 'lon', 'location'] });
  const place: Place | null =
    typeof lat === 'number' && typeof lon === 'number'
      ? { latitude: lat, longitude: lon, name: name ?? '' }
      : null;

  const setPlace = (next: Place | null) => {
    const put = (field: 'lat' | 'lon' | 'location', value: number | string | undefined) =>
      form.setValue(field, value, { shouldDirty: true });
    put('lat', next?.latitude);
    put('lon', next?.longitude);
    put('location', next?.name);
    form.clearErrors(['lat', 'lon']);
  };
  const { errors } = form.formState;

  return (
    <Form form={form} onSubmit={submit} label={submitLabel}>
      <FormError form={form} />
      <AreaFields form={form} />
      <TextAreaField
        form={form}
        name="details_location"
        label={t('address.detail')}
        help={t('address.detail.help')}
        rows={2}
        maxLength={300}
      />
      <Stack gap="sm">
        <LocationPicker
          value={place}
          onChange={setPlace}
          locate="always"
          locateLabel={t('place.useMine')}
          error={(errors.lat ?? errors.lon ?? errors.location)?.message}
        />
      </Stack>
      <SubmitButton form={form} size="lg" fullWidth busyLabel={busyLabel} disabled={place === null}>
        {submitLabel}
      </SubmitButton>
    </Form>
  );
}
