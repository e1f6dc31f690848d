import type { OpsPerson } from '@porao/contracts';
import { Stack, Text } from '@porao/ui';
import { RadioChips } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import ReasonDialog from '../../common/reason.dialog.tsx';
import { typedBefore } from '../../common/typed.ts';
import type { Opened } from '../../common/use-dialog.tsx';
import { t } from './messages.ts';
import { type PersonActs, statusNames, usePersonActs } from './person-acts.ts';

export interface PersonQuestion {
  person: OpsPerson;
  what: keyof PersonActs;
}

export type PersonDialogProps = PersonQuestion & Opened;

export default function PersonDialog({ person, what, ...dialog }: PersonDialogProps): ReactNode {
  const acts = usePersonActs(person);
  const about = `person-${person.id}-${what}`;
  const [start] = useState(() => typedBefore(about, { status: person.account_status ?? ('none' as const) }));
  const [status, setStatus] = useState(start.status);
  const confirm = (reason: string) =>
    what === 'status' ? acts.status(status === 'none' ? null : status, reason) : acts[what](reason);
  return (
    <ReasonDialog
      {...dialog}
      about={about}
      beside={{ status }}
      title={t(`person.ask.${what}`, { name: person.name })}
      text={
        <Stack>
          <Text>{t(`person.ask.${what}.text`)}</Text>
          {what === 'status' && (
            <RadioChips
              label={t('people.status')}
              options={[...statusNames, 'none' as const].map((value) => ({
                value,
                label: t(`people.status.${value}`),
              }))}
              value={status}
              onChange={setStatus}
            />
          )}
        </Stack>
      }
      wordsLabel={t('person.reason')}
      confirmLabel={t(`person.ask.${what}.confirm`)}
      danger={what === 'ban'}
      onConfirm={confirm}
    />
  );
}
