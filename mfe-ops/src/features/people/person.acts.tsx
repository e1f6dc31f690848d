import type { OpsPerson } from '@porao/contracts';
import { useDialog } from '@porao/features';
import { lazyComponent } from '@porao/platform';
import { Group, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { useIsLead } from '../../common/is-lead.ts';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { OwnCase, useIsOwnCase } from '../../common/own-case.tsx';
import { useRoleDialog } from './ask-role.ts';
import { t } from './messages.ts';
import type { PersonDialogProps, PersonQuestion } from './person.dialog.tsx';

const PersonDialog = lazyComponent<PersonDialogProps>(
  () => import(/* webpackChunkName: "person-dialog" */ './person.dialog.tsx'),
);

type Asked = PersonQuestion['what'];

interface ButtonsProps {
  person: OpsPerson;
  /** The main ones stay on the screen of a phone; the others are in the account's card. */
  part: 'main' | 'more';
}

/** Why nothing can be done about the account, if so; the API refuses it. */
export function useRefusedActs({ id, grants }: OpsPerson): ReactNode {
  const isLead = useIsLead();
  if (useIsOwnCase(id)) return <OwnCase />;
  return grants.length > 0 && !isLead && <Text tone="dim">{t('person.leads')}</Text>;
}

/** Shows what an operator can do about an account; bans and roles are for leads. Each asks for its reason first. */
export function PersonButtons({ person, part }: ButtonsProps): ReactNode {
  const isLead = useIsLead();
  const [dialog, ask] = useDialog<PersonQuestion>(PersonDialog);
  const refused = useRefusedActs(person);
  const Buttons = part === 'main' ? MainButtons : MoreButtons;
  if (refused) return part === 'main' && refused;
  return (
    <>
      <Buttons person={person} isLead={isLead} ask={(what) => ask({ person, what })} />
      {dialog}
    </>
  );
}

interface PartProps {
  person: OpsPerson;
  isLead: boolean;
  ask: (what: Asked) => void;
}

function MainButtons({ person, isLead, ask }: PartProps): ReactNode {
  const isBanned = person.banned_at !== null;
  return (
    <>
      <KeyButton letter="s" label={t('person.status')} act={() => ask('status')} />
      {isLead && (
        <KeyButton
          letter="b"
          variant={isBanned ? 'default' : 'danger'}
          label={t(isBanned ? 'person.lift' : 'person.ban')}
          act={() => ask(isBanned ? 'liftBan' : 'ban')}
        />
      )}
    </>
  );
}

function MoreButtons({ person, isLead, ask }: PartProps): ReactNode {
  const button = { size: 'sm', variant: 'default' } as const;
  const [dialog, askRole] = useRoleDialog();
  const role = (what: 'grant' | 'revoke') => () => askRole({ person, what });
  return (
    <Group>
      {!person.verified && (
        <KeyButton {...button} letter="v" label={t('person.verify')} act={() => ask('verifyPhone')} />
      )}
      {person.address !== null && (
        <KeyButton {...button} letter="h" label={t('person.address')} act={() => ask('address')} />
      )}
      {person.sessions.length > 0 && (
        <KeyButton {...button} letter="o" label={t('person.signOut')} act={() => ask('endSessions')} />
      )}
      {isLead && <KeyButton {...button} letter="a" label={t('person.grant')} act={role('grant')} />}
      {isLead && person.grants.length > 0 && (
        <KeyButton {...button} letter="d" label={t('person.revoke')} act={role('revoke')} />
      )}
      {dialog}
    </Group>
  );
}
