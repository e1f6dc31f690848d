import { TutoringCategoryBody, type TutoringPreferences } from '@porao/contracts';
import { type Choices, LookupNotice, useChoices, useClassesOf, useSubjectsOf } from '@porao/features';
import { call } from '@porao/platform';
import { ChoiceChipsField, MultiSelectField, useWatch } from '@porao/ui/forms';
import { t } from '../../common/messages.ts';
import { CommonSubjects } from './common-subjects.field.tsx';
import { EditForm, useEdit } from './edit.form.tsx';

const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
/** The chosen categories with their names, which the dependent lists show. */
const chosen = ({ options }: Choices, values: readonly (number | string)[]) =>
  options.filter(({ value }) => values.includes(value));

/** Asks what a tutor teaches. Another category empties classes and subjects; a class that goes takes its subjects
 * along. */
export default function CategoryForm({
  preferences,
  done,
}: {
  preferences: TutoringPreferences;
  done: () => void;
}) {
  const edit = useEdit({
    section: 'category',
    schema: TutoringCategoryBody,
    start: {
      category_id: ids(preferences.categories),
      i_class_id: ids(preferences.i_classes),
      subject_id: ids(preferences.subjects),
    },
    send: (body) => call('POST /api/update-tutoring-category', { body }),
    done,
  });
  const { form } = edit;
  const [category, iClass, subject] = useWatch({
    control: form.control,
    name: ['category_id', 'i_class_id', 'subject_id'],
  });
  const categories = useChoices('tutoringcategory');
  const classes = useClassesOf(chosen(categories, category));
  const subjects = useSubjectsOf(chosen(classes, iClass));
  const empty = (field: 'i_class_id' | 'subject_id') => form.setValue(field, [], { shouldDirty: true });
  return (
    <EditForm edit={edit} label={t('section.category')}>
      <LookupNotice lists={[categories, classes, subjects]} />
      <ChoiceChipsField
        form={form}
        name="category_id"
        label={t('profile.categories')}
        help={t('update.category.help')}
        options={categories.options}
        onPicked={() => {
          empty('i_class_id');
          empty('subject_id');
        }}
      />
      <MultiSelectField
        {...many()}
        form={form}
        name="i_class_id"
        label={t('profile.classes')}
        placeholder={t(category.length > 0 ? 'update.class.choose' : 'update.categoryFirst')}
        options={classes.options}
        disabled={category.length === 0}
        onPicked={(values) => {
          if (values.length < iClass.length) empty('subject_id');
        }}
      />
      <CommonSubjects
        classes={chosen(classes, iClass)}
        subjects={subjects.options}
        values={subject}
        onChange={(values) => form.setValue('subject_id', values, { shouldDirty: true })}
      />
      <MultiSelectField
        {...many()}
        form={form}
        name="subject_id"
        label={t('profile.subjects')}
        placeholder={t(iClass.length > 0 ? 'update.subject.choose' : 'update.classFirst')}
        options={subjects.options}
        disabled={iClass.length === 0}
      />
    </EditForm>
  );
}

/** Every field of many choices has these texts. */
const many = () => ({
  clearLabel: t('update.many.clear'),
  removeLabel: (name: string) => t('update.many.remove', { name }),
  emptyText: t('update.many.none'),
  countText: (count: number) => t('update.many.count', { count }),
});
