import type { OpsPerson } from '@porao/contracts';
import type { Opened } from '@porao/features';
import { Stack, Text } from '@porao/ui';
import { Field, RadioChips } from '@porao/ui/controls';
import { useState } from 'react';
import styles from '../../common/input.module.css';
import ReasonDialog from '../../common/reason.dialog.tsx';
import { typedBefore } from '../../common/typed.ts';
import { t } from './messages.ts';
import { type PersonActs, statusNames, usePersonActs } from './person-acts.ts';

export interface PersonQuestion {
  person: OpsPerson;
  what: keyof PersonActs;
}

const addressWays = ['call', 'paper', 'none'] as const;

/** The day in Bangladesh, 6 hours ahead of UTC. */
const today = () => new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);

export type PersonDialogProps = PersonQuestion & Opened;

export default function PersonDialog({ person, what, ...dialog }: PersonDialogProps) {
  const acts = usePersonActs(person);
  const about = `person-${person.id}-${what}`;
  const [start] = useState(() =>
    typedBefore(about, {
      status: person.account_status ?? ('none' as const),
      until: '',
      by: person.address_check?.by ?? ('call' as const),
    }),
  );
  const [status, setStatus] = useState(start.status);
  const [until, setUntil] = useState(start.until);
  const [by, setBy] = useState<(typeof addressWays)[number]>(start.by);
  const isPastDay = until !== '' && until < today();
  const [isChecked, setChecked] = useState(false);
  const confirm = (reason: string) => {
    if (what === 'status') return acts.status(status === 'none' ? null : status, reason);
    if (what === 'address') return acts.address(by === 'none' ? null : by, reason);
    return what === 'ban' ? acts.ban(reason, until || undefined) : acts[what](reason);
  };
  return (
    <ReasonDialog
      {...dialog}
      about={about}
      beside={{ status, until, by }}
      check={() => {
        setChecked(true);
        return !isPastDay;
      }}
      title={t(`person.ask.${what}`, { name: person.name })}
      text={
        <Stack>
          <Text>{t(`person.ask.${what}.text`)}</Text>
          {what === 'address' && <Text weight="medium">{person.address}</Text>}
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
          {what === 'address' && (
            <RadioChips
              label={t('person.address.by')}
              options={addressWays.map((value) => ({ value, label: t(`person.address.${value}`) }))}
              value={by}
              onChange={setBy}
            />
          )}
          {what === 'ban' && (
            <Field
              label={t('person.ban.until')}
              help={t('person.ban.until.help')}
              error={isChecked && isPastDay ? t('person.ban.until.past') : undefined}
            >
              {(aria) => (
                <input
                  {...aria}
                  type="date"
                  min={today()}
                  className={styles.input}
                  value={until}
                  onChange={({ target }) => setUntil(target.value)}
                />
              )}
            </Field>
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
