import { ParentLocationBody } from '@porao/contracts';
import { Button, Group, Stack, Text } from '@porao/ui';
import { Form, FormError, SubmitButton, TextAreaField } from '@porao/ui/forms';
import { useAreas } from '../lookup/lookup.queries.ts';
import type { OutputOf } from '../schema.ts';
import { type FormWrite, useWriteForm } from '../write/write-form.ts';
import { AreaFields } from './area.fields.tsx';
import { LocationPicker } from './location.picker.tsx';
import { t } from './messages.ts';
import { usePinAndArea } from './pin-and-area.ts';
import type { PlaceArea } from './place.ts';

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
  const { place, setPlace, onArea, proposed, putArea } = usePinAndArea(form);
  const { errors } = form.formState;

  return (
    <Form form={form} onSubmit={submit} label={submitLabel}>
      <FormError form={form} />
      <AreaFields form={form} onArea={onArea} />
      {proposed && <AreaProposal area={proposed} onTake={putArea} />}
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
      {place === null && <Text size="sm">{t('address.pin.first')}</Text>}
    </Form>
  );
}

function AreaProposal({ area, onTake }: { area: PlaceArea; onTake: (area: PlaceArea) => void }) {
  const { options } = useAreas(area.city_id);
  const name = options.find(({ value }) => value === area.location_id)?.label;
  if (name === undefined) return null;
  return (
    <Group gap="sm" role="status">
      <Text size="sm">{t('address.pinIn', { name })}</Text>
      <Button size="sm" variant="light" onClick={() => onTake(area)}>
        {t('address.pinIn.take')}
      </Button>
    </Group>
  );
}
