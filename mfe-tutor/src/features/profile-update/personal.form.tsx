import { PersonalInfoBody, type TutorProfile } from '@porao/contracts';
import { LookupNotice, type OutputOf, useChoices } from '@porao/features';
import { call } from '@porao/platform';
import { Button, Group, Stack, Text, Title } from '@porao/ui';
import { type FormOf, PhoneField, SelectField, TextField } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { AboutField } from './about.field.tsx';
import { EditForm, type ProfileFormProps, useEdit } from './edit.form.tsx';
import styles from './update.module.css';

const addressParts = ['house_building', 'road_area', 'police_station', 'district'] as const;
const addresses = ['present', 'permanent'] as const;
const people = ['father', 'mother', 'emergency_contact'] as const;

const numberLabels = {
  father: 'personal.father_number.optional',
  mother: 'personal.mother_number.optional',
  emergency_contact: 'personal.emergency_contact_number',
} as const;

const fields = [
  'religion_id',
  'date_of_birth',
  'bc_nid_po',
  'additional_number',
  'about_yourself',
  ...addresses.flatMap((which) => addressParts.map((part) => `${which}_${part}` as const)),
  ...people.flatMap((who) => [`${who}_name`, `${who}_number`] as const),
] as const;

/** Returns what is stored; where nothing is, the present address begins with the area and city of the tutor. */
function startOf({ personal_info: info, city, location }: TutorProfile): PersonalInfoBody {
  const known: Partial<Record<(typeof fields)[number], string | undefined>> = {
    present_police_station: location?.location_name,
    present_district: city?.city_name,
  };
  return Object.fromEntries(
    fields.map((field) => [field, info[field] ?? known[field] ?? '']),
  ) as PersonalInfoBody;
}

type PersonalFormOf = FormOf<PersonalInfoBody, OutputOf<typeof PersonalInfoBody>>;

/** Asks who the tutor is, where they live and whom to call: all of it required but the additional
 * number and those of the parents. */
export default function PersonalForm({ profile, done }: ProfileFormProps) {
  const edit = useEdit({
    section: 'personal',
    schema: PersonalInfoBody,
    start: startOf(profile),
    send: (body) => call('POST /api/tutor-personal-info', { body }),
    done,
  });
  const { form } = edit;
  const religions = useChoices('religion');
  return (
    <EditForm edit={edit} label={t('section.personal')}>
      <Text size="sm" tone="dim">
        {t('personal.private')}
      </Text>
      <LookupNotice lists={[religions]} />
      <div className={styles.half}>
        <SelectField
          form={form}
          name="religion_id"
          label={t('personal.religion')}
          placeholder={t('personal.religion.choose')}
          options={religions.options}
        />
        <TextField
          form={form}
          name="date_of_birth"
          type="date"
          label={t('personal.birth')}
          autoComplete="bday"
        />
        <TextField form={form} name="bc_nid_po" label={t('personal.identity')} autoComplete="off" />
        <PhoneField form={form} name="additional_number" label={t('personal.additional.optional')} />
      </div>
      <AboutField form={form} name="about_yourself" label={t('personal.about')} />
      <AddressPart form={form} which="present" />
      <AddressPart form={form} which="permanent" />
      {people.map((who) => (
        <Stack key={who} gap="sm">
          <Group justify="space-between">
            <Title order={3} size={4}>
              {t(`personal.${who}.title`)}
            </Title>
            {who === 'emergency_contact' && <ParentCopies form={form} />}
          </Group>
          <div className={styles.half}>
            <TextField
              form={form}
              name={`${who}_name`}
              label={t(`personal.${who}_name`)}
              autoComplete="off"
            />
            <PhoneField form={form} name={`${who}_number`} label={t(numberLabels[who])} />
          </div>
        </Stack>
      ))}
    </EditForm>
  );
}

/** Most people name a parent, whose name they have just typed. */
function ParentCopies({ form }: { form: PersonalFormOf }) {
  const copy = (who: 'father' | 'mother') => {
    const [name, number, otherNumber, typed] = form.getValues([
      `${who}_name`,
      `${who}_number`,
      who === 'father' ? 'mother_number' : 'father_number',
      'emergency_contact_number',
    ] as const);
    form.setValue('emergency_contact_name', name, { shouldDirty: true });
    // A number that was typed here stays, that of the other parent does not.
    const kept = typed === otherNumber ? '' : typed;
    form.setValue('emergency_contact_number', number || kept, { shouldDirty: true });
    form.clearErrors(['emergency_contact_name', 'emergency_contact_number']);
  };
  return (
    <Group gap="2xs">
      {(['father', 'mother'] as const).map((who) => (
        <Button key={who} variant="subtle" size="sm" icon="copy" onClick={() => copy(who)}>
          {t(`personal.copy.${who}`)}
        </Button>
      ))}
    </Group>
  );
}

function AddressPart({ form, which }: { form: PersonalFormOf; which: (typeof addresses)[number] }) {
  const copy = () => {
    for (const part of addressParts) {
      form.setValue(`permanent_${part}`, form.getValues(`present_${part}`), { shouldDirty: true });
    }
    form.clearErrors(addressParts.map((part) => `permanent_${part}` as const));
  };
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Title order={3} size={4}>
          {t(`personal.${which}`)}
        </Title>
        {which === 'permanent' && (
          <Button variant="subtle" size="sm" icon="copy" onClick={copy}>
            {t('personal.copy')}
          </Button>
        )}
      </Group>
      <div className={styles.half}>
        {addressParts.map((part) => (
          <TextField
            key={part}
            form={form}
            name={`${which}_${part}`}
            label={t(`personal.${part}`)}
            autoComplete="off"
          />
        ))}
      </div>
    </Stack>
  );
}
