import type { Choices } from '@porao/features';
import { ChoiceChips } from '@porao/ui/controls';
import { t } from '../../common/messages.ts';

interface CommonSubjectsProps {
  classes: Choices['options'];
  /** Subjects of these classes, each followed by its class. */
  subjects: Choices['options'];
  values: readonly (number | string)[];
  onChange: (values: number[]) => void;
}

/** Ids by the name of each subject that more than one of the classes has. */
function idsByName({ classes, subjects }: Pick<CommonSubjectsProps, 'classes' | 'subjects'>) {
  const found = new Map<string, number[]>();
  for (const { value, label } of subjects) {
    const suffix = classes.map((one) => ` (${one.label})`).find((text) => label.endsWith(text)) ?? '';
    const name = label.slice(0, label.length - suffix.length);
    found.set(name, [...(found.get(name) ?? []), value]);
  }
  return [...found].filter(([, ids]) => ids.length > 1);
}

/** Chooses a subject for all classes that have it by one press; nothing where no two classes share one. */
export function CommonSubjects({ classes, subjects, values, onChange }: CommonSubjectsProps) {
  const common = idsByName({ classes, subjects });
  if (classes.length < 2 || common.length === 0) return null;
  const chosen = values.map(Number);
  const whole = common.filter(([, ids]) => ids.every((id) => chosen.includes(id))).map(([name]) => name);
  const choose = (names: readonly string[]) => {
    const changed = common.filter(([name]) => names.includes(name) !== whole.includes(name));
    const ids = new Set(changed.flatMap(([, of]) => of));
    const added = changed.filter(([name]) => names.includes(name)).flatMap(([, of]) => of);
    onChange([...chosen.filter((id) => !ids.has(id)), ...added]);
  };
  return (
    <ChoiceChips
      label={t('update.subjects.common')}
      options={common.map(([name]) => ({ value: name, label: name }))}
      values={whole}
      onChange={choose}
    />
  );
}
