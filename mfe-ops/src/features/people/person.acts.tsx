import type { OpsPerson } from '@porao/contracts';
import { lazyComponent } from '@porao/platform';
import { Group } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { useIsLead } from '../../common/is-lead.ts';
import { KeyButton } from '../../common/keyboard/key.button.tsx';
import { t } from '../../common/messages.ts';
import type { PersonDialogProps } from './person.dialog.tsx';
import { usePersonActs } from './person-acts.ts';

const PersonDialog = lazyComponent<PersonDialogProps>(
  () => import(/* webpackChunkName: "person-dialog" */ './person.dialog.tsx'),
);

type Asked = PersonDialogProps['what'];

interface ButtonsProps {
  person: OpsPerson;
  /** The main ones stay on the screen of a phone; the others are in the account's card. */
  part: 'main' | 'more';
}

/** What an operator can do about an account; bans and roles are for leads. Each asks for its reason first. */
export function PersonButtons({ person, part }: ButtonsProps): ReactNode {
  const isLead = useIsLead();
  const acts = usePersonActs(person);
  // Kept while the dialog fades out.
  const [what, setWhat] = useState<Asked>();
  const [opened, setOpened] = useState(false);
  const ask = (next: Asked) => {
    setWhat(next);
    setOpened(true);
  };
  const Buttons = part === 'main' ? MainButtons : MoreButtons;
  return (
    <>
      <Buttons person={person} isLead={isLead} ask={ask} />
      {what && (
        <PersonDialog
          key={`${what} ${person.account_status} ${person.grants.length}`}
          person={person}
          what={what}
          acts={acts}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
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
  return (
    <Group>
      {!person.verified && (
        <KeyButton {...button} letter="v" label={t('person.verify')} act={() => ask('verifyPhone')} />
      )}
      {person.sessions.length > 0 && (
        <KeyButton {...button} letter="o" label={t('person.signOut')} act={() => ask('endSessions')} />
      )}
      {isLead && <KeyButton {...button} letter="g" label={t('person.grant')} act={() => ask('grant')} />}
      {isLead && person.grants.length > 0 && (
        <KeyButton {...button} letter="d" label={t('person.revoke')} act={() => ask('revoke')} />
      )}
    </Group>
  );
}
