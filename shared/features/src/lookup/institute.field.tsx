import type { LookupOption } from '@porao/contracts';
import { searchKey } from '@porao/contracts/text';
import { ApiError, call, publicQuery, useQuery, useQueryClient } from '@porao/platform';
import { SuggestInput, type Suggestion } from '@porao/ui/controls';
import { type BoundProps, type FieldValues, type Path, useController } from '@porao/ui/forms';
import { useState } from 'react';
import { formFailureText } from '../failure/failure.ts';
import { useWrite } from '../write/write.ts';
import { useDebounced } from './debounced.ts';
import { t } from './messages.ts';

type List = 'university' | 'department';

interface InstituteFieldProps<I extends FieldValues, O> extends BoundProps<I, O> {
  list: List;
  /** The form's field with the name of what is chosen, '' for nothing; it is not sent. */
  nameField: Path<I>;
}

interface Found extends Suggestion {
  /** Null: to be created under this name. */
  id: number | null;
}

const keyOf = { university: 'GET /api/university/select', department: 'GET /api/department/select' } as const;
const createBy = {
  university: 'POST /api/university/select',
  department: 'POST /api/department/select',
} as const;

/** An institute or department: found by typing, or added when it is missing. The value is its id. */
export function InstituteField<I extends FieldValues, O>(props: InstituteFieldProps<I, O>) {
  const { form, name, label, help, disabled, list, nameField } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const [text, setText] = useState<string>(() => form.getValues(nameField) ?? '');
  // Not the name of one that was chosen: what was found is offered again, without another search.
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const client = useQueryClient();
  const chosen = typeof field.value === 'number';
  const still = useDebounced(typed.trim());
  const search = useQuery({
    ...publicQuery(keyOf[list], { query: { q: still.slice(0, 100) } }),
    enabled: !chosen,
    retry: false,
    // Stays until the next answer: an option that is being pressed must not go away.
    placeholderData: (shown) => shown,
  });

  const setName = (name: string) => form.setValue(nameField, name as never);
  const choose = ({ id, text }: LookupOption) => {
    setText(text);
    setFault(undefined);
    field.onChange(id);
    setName(text);
  };
  const { busy: creating, press: create } = useWrite({
    send: (text: string) => {
      setFault(undefined);
      return call(createBy[list], { body: { text } });
    },
    failed: (error) => {
      const own = error instanceof ApiError ? error.errors['text']?.[0] : undefined;
      setFault(own ?? formFailureText(error));
      return null;
    },
    onDone: ({ data }) => {
      choose(data);
      void client.invalidateQueries({ queryKey: [keyOf[list]] });
    },
  });

  return (
    <SuggestInput<Found>
      label={label}
      help={creating ? t('institute.creating') : help}
      error={fault ?? fieldState.error?.message}
      icon="school"
      disabled={disabled}
      placeholder={t('institute.placeholder')}
      value={text}
      onChange={(next) => {
        setText(next);
        setTyped(next);
        setFault(undefined);
        if (chosen) field.onChange(undefined);
        setName('');
      }}
      suggestions={suggestionsOf(search.data, still, chosen || search.isPlaceholderData ? '' : text)}
      onPick={({ id, label }) => (id === null ? create(still) : choose({ id, text: label }))}
      emptyText={search.isError ? t('institute.failed') : undefined}
      countText={t('institute.count', { count: search.data?.length ?? 0 })}
      clearLabel={t('institute.clear')}
      inputRef={field.ref}
      onBlur={field.onBlur}
    />
  );
}

function suggestionsOf(rows: readonly LookupOption[] | undefined, typed: string, text: string): Found[] {
  const found: Found[] = (rows ?? []).slice(0, 8).map(({ id, text }) => ({ key: id, label: text, id }));
  const same = ({ text, names = '' }: LookupOption) =>
    [text, names].some((name) => searchKey(name) === searchKey(typed));
  const missing = rows && typed.length >= 2 && typed === text.trim() && !rows.some(same);
  return missing ? [...found, { key: 'new', label: t('institute.add', { name: typed }), id: null }] : found;
}
