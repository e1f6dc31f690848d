import { GrantedRole } from '@porao/contracts';
import { type Opened, ruleText } from '@porao/features';
import { Stack, Text } from '@porao/ui';
import { Field, RadioChips } from '@porao/ui/controls';
import { type ReactNode, useState } from 'react';
import styles from '../../common/input.module.css';
import ReasonDialog from '../../common/reason.dialog.tsx';
import { typedBefore } from '../../common/typed.ts';
import { t } from './messages.ts';
import { type RoleHolder, useRoleActs } from './person-acts.ts';
import { roleName } from './person-lines.tsx';

export interface RoleQuestion {
  person: RoleHolder;
  what: 'grant' | 'revoke';
}

export type RoleDialogProps = RoleQuestion & Opened;

const usual = ['operator', 'lead'];
/** No role has this name. */
const another = '*';

/** Grants a role, a usual one or any by its name, or revokes one that is held. */
export default function RoleDialog({ person, what, ...dialog }: RoleDialogProps): ReactNode {
  const acts = useRoleActs(person);
  const held = person.grants.map(({ role }) => role);
  const choices = what === 'revoke' ? held : [...usual.filter((role) => !held.includes(role)), another];
  const about = `person-${person.id}-${what}`;
  const [start] = useState(() => typedBefore(about, { choice: choices[0] ?? another, name: '' }));
  const [choice, setChoice] = useState(start.choice);
  const [name, setName] = useState(start.name);
  const [error, setError] = useState<string>();
  const role = choice === another ? name.trim() : choice;
  const check = async () => {
    if (choice !== another) return true;
    const issue = GrantedRole.safeParse(role).error?.issues[0];
    setError(issue && (await ruleText(issue)));
    return !issue;
  };
  const fields = (
    <Stack>
      <Text>{t(`person.ask.${what}.text`)}</Text>
      <RadioChips
        label={t('people.role')}
        options={choices.map((value) => ({
          value,
          label: value === another ? t('person.role.another') : roleName(value),
        }))}
        value={choice}
        onChange={setChoice}
      />
      {choice === another && (
        <Field label={t('person.role.name')} help={t('person.role.name.help')} error={error}>
          {(aria) => (
            <input
              {...aria}
              className={styles.input}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
      )}
    </Stack>
  );
  return (
    <ReasonDialog
      {...dialog}
      about={about}
      beside={{ choice, name }}
      title={t(`person.ask.${what}`, { name: person.name })}
      text={fields}
      wordsLabel={t('person.reason')}
      confirmLabel={t(`person.ask.${what}.confirm`)}
      danger={what === 'revoke'}
      check={check}
      onConfirm={(reason) => acts[what](role, reason)}
    />
  );
}
