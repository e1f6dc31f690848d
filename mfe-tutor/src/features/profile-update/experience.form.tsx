import { type Experience, ExperienceBody } from '@porao/contracts';
import { LookupNotice, useChoices, useClasses } from '@porao/features';
import { call } from '@porao/platform';
import { SelectField, TextField, useWatch } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { AboutField } from './about.field.tsx';
import { EditForm, useEdit } from './edit.form.tsx';
import styles from './update.module.css';

export default function ExperienceForm({ entry, done }: { entry?: Experience; done: () => void }) {
  const edit = useEdit({
    section: 'experience',
    row: entry?.id ?? 'new',
    schema: ExperienceBody,
    start: {
      tutoring_category_id: entry?.tutoring_category_id ?? '',
      i_class_id: entry?.i_class_id ?? '',
      teaching_location: entry?.teaching_location ?? '',
      duration_from: entry?.duration_from ?? '',
      duration_to: entry?.duration_to ?? '',
      about: entry?.about ?? '',
    },
    send: (body) =>
      entry
        ? call('POST /api/update-tutor-experience/:id', { params: { id: entry.id }, body })
        : call('POST /api/add-tutor-experience', { body }),
    done,
  });
  const { form } = edit;
  const category = Number(useWatch({ control: form.control, name: 'tutoring_category_id' })) || undefined;
  const categories = useChoices('tutoringcategory');
  const classes = useClasses(category);
  return (
    <EditForm
      edit={edit}
      label={t(entry ? 'experience.edit' : 'experience.add')}
      adds={!entry}
      onCancel={done}
    >
      <LookupNotice lists={[categories, classes]} />
      <SelectField
        form={form}
        name="tutoring_category_id"
        label={t('experience.category')}
        placeholder={t('experience.category.choose')}
        options={categories.options}
        onPicked={() => form.setValue('i_class_id', '', { shouldDirty: true })}
      />
      <SelectField
        form={form}
        name="i_class_id"
        label={t('experience.class')}
        placeholder={t(category ? 'experience.class.choose' : 'update.categoryFirst')}
        options={classes.options}
        disabled={!category}
      />
      <TextField
        form={form}
        name="teaching_location"
        label={t('experience.location')}
        maxLength={150}
        autoComplete="off"
      />
      <div className={styles.half}>
        <TextField form={form} name="duration_from" type="date" label={t('experience.from')} />
        <TextField form={form} name="duration_to" type="date" label={t('experience.to')} />
      </div>
      <AboutField form={form} name="about" label={t('experience.about')} />
    </EditForm>
  );
}
