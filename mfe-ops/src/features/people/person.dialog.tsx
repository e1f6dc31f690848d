import type { OpsPerson } from '@porao/contracts';
import { Stack, Text } from '@porao/ui';
import { RadioChips } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import { t } from '../../common/messages.ts';
import ReasonDialog from '../../common/reason.dialog.tsx';
import { type PersonActs, statusNames } from './person-acts.ts';
import { roleName } from './person-lines.tsx';

export interface PersonDialogProps {
  person: OpsPerson;
  what: keyof PersonActs;
  acts: PersonActs;
  opened: boolean;
  onClose: () => void;
}

const grantable = ['operator', 'lead'] as const;

/** Asks for the reason of an act, and for what is chosen with it: a status, a role. */
export default function PersonDialog({ person, what, acts, opened, onClose }: PersonDialogProps): ReactNode {
  const held = person.grants.map(({ role }) => role);
  const roles = what === 'revoke' ? held : grantable.filter((role) => !held.includes(role));
  const [role, setRole] = useState(roles[0] ?? 'operator');
  const [status, setStatus] = useState<(typeof statusNames)[number] | 'none'>(
    person.account_status ?? 'none',
  );
  const confirm = (reason: string) => {
    if (what === 'status') acts.status(status === 'none' ? null : status, reason);
    else if (what === 'grant' || what === 'revoke') acts[what](role, reason);
    else acts[what](reason);
  };
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
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
          {(what === 'grant' || what === 'revoke') && (
            <RadioChips
              label={t('people.role')}
              options={roles.map((value) => ({ value, label: roleName(value) }))}
              value={role}
              onChange={setRole}
            />
          )}
        </Stack>
      }
      wordsLabel={t('person.reason')}
      confirmLabel={t(`person.ask.${what}.confirm`)}
      danger={what === 'ban' || what === 'revoke'}
      onConfirm={confirm}
    />
  );
}
