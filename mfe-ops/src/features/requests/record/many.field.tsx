import type { ApproveBody } from '@porao/contracts';
import { useDebounced } from '@porao/features';
import { publicQuery, useQuery } from '@porao/platform';
import { Button, Group, Stack } from '@porao/ui';
import { SuggestInput } from '@porao/ui/controls';
import { useController } from '@porao/ui/forms';
import { type ReactNode, useState } from 'react';
import type { ApproveFormOf } from './approval.ts';
import { t } from './messages.ts';

const lists = {
  university_ids: 'GET /api/university/select',
  department_ids: 'GET /api/department/select',
} as const satisfies Partial<Record<keyof ApproveBody, string>>;

/** Names of what was chosen in this tab: the form holds ids alone. */
const names = new Map<string, string>();
const shownAtOnce = 8;

interface ManyFieldProps {
  form: ApproveFormOf;
  name: keyof typeof lists;
  label: string;
}

export function ManyField({ form, name, label }: ManyFieldProps): ReactNode {
  const { field, fieldState } = useController({ control: form.control, name });
  const chosen: readonly number[] = field.value ?? [];
  const [text, setText] = useState('');
  const asked = useDebounced(text.trim());
  const { data = [], isSuccess } = useQuery({
    ...publicQuery(lists[name], { query: { q: asked } }),
    enabled: asked !== '',
  });
  const found = data.filter(({ id }) => !chosen.includes(id)).slice(0, shownAtOnce);
  return (
    <Stack gap="xs">
      <SuggestInput
        label={label}
        error={fieldState.error?.message}
        icon="search"
        value={text}
        onChange={setText}
        suggestions={found.map(({ id, text: label }) => ({ key: id, label }))}
        onPick={({ key, label: picked }) => {
          names.set(`${name} ${key}`, picked);
          field.onChange([...chosen, key]);
          setText('');
        }}
        emptyText={isSuccess ? t('approve.many.none') : undefined}
        countText={t('approve.many.count', { count: found.length })}
        clearLabel={t('approve.many.clear')}
        inputRef={field.ref}
        onBlur={field.onBlur}
      />
      <Group>
        {chosen.map((id) => {
          const text = names.get(`${name} ${id}`) ?? `#${id}`;
          return (
            <Button
              key={id}
              variant="light"
              size="sm"
              icon="close"
              aria-label={t('approve.many.remove', { name: text })}
              onClick={() => field.onChange(chosen.filter((other) => other !== id))}
            >
              {text}
            </Button>
          );
        })}
      </Group>
    </Stack>
  );
}
