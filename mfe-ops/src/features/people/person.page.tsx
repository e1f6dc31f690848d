import { NoteBody, type OpsPerson } from '@porao/contracts';
import { answerMessage, TitledCard, useWriteForm } from '@porao/features';
import {
  call,
  formatDate,
  formatDigits,
  formatNumber,
  formatRelative,
  query,
  useParams,
  useQuery,
} from '@porao/platform';
import { Anchor, DefinitionGrid, Group, LinkAnchor } from '@porao/ui';
import { Form, FormError, SubmitButton, TextAreaField } from '@porao/ui/forms';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../common/contact.tsx';
import { DimLine } from '../../common/dim-line.tsx';
import { paths } from '../../common/paths.ts';
import { useNeighbours } from '../../common/queue/queue-order.ts';
import { RecordPage } from '../../common/record.page.tsx';
import { Record } from '../../common/record.tsx';
import { Wallets } from '../../common/wallets.part.tsx';
import { BySmsCard } from './by-sms.card.tsx';
import { Entries } from './entries.tsx';
import { EventsCard } from './events.card.tsx';
import {
  ActsCard,
  ApplicationsCard,
  DealsCard,
  RequestsCard,
  RolesCard,
  SessionsCard,
} from './history.cards.tsx';
import { t } from './messages.ts';
import { PatternsCard } from './patterns.card.tsx';
import styles from './people.module.css';
import { PersonButtons, useRefusedActs } from './person.acts.tsx';
import { AccountBadges, rolesOf } from './person-lines.tsx';
import { PersonTabs } from './person-tabs.tsx';
import { SharedCard, TutorCard } from './shared.cards.tsx';

export default function PersonPage(): ReactNode {
  const id = Number(useParams().userId);
  const read = query('GET /api/ops/users/:id', { params: { id } });
  const source = useQuery({ ...read, refetchOnMount: 'always' });
  const neighbours = useNeighbours(paths.people, id);
  return (
    <RecordPage
      source={source}
      title={t('person.title')}
      error={t('person.failed')}
      back={{ to: neighbours.list, label: t('people.title') }}
      heading={(person) => ({
        title: person.name,
        text: t('person.line', { id: formatDigits(String(person.id)) }),
        actions: (
          <Group>
            <AccountBadges user={person} />
          </Group>
        ),
      })}
    >
      {(person) => (
        <Record
          key={id}
          neighbours={neighbours}
          to={(userId) => paths.person({ userId })}
          acts={<PersonButtons person={person} part="main" />}
          aside={
            <>
              <RolesCard person={person} />
              <SessionsCard person={person} />
              <ActsCard person={person} />
              <EventsCard userId={id} />
            </>
          }
        >
          <PersonTabs userId={id} isTutor={person.tutor !== null}>
            <AccountCard person={person} />
            {person.tutor && <TutorCard tutor={person.tutor} />}
            {person.by_sms && <BySmsCard userId={id} bySms={person.by_sms} />}
            <PatternsCard userId={id} />
            <SharedCard shared={person.shared} />
            <NotesCard person={person} />
            {person.parent_id !== null && <RequestsCard person={person} />}
            {person.tutor_id !== null && <ApplicationsCard person={person} />}
            <DealsCard person={person} />
            {person.tutor_id !== null && <MoneyCard tutorId={person.tutor_id} />}
          </PersonTabs>
        </Record>
      )}
    </RecordPage>
  );
}

function MoneyCard({ tutorId }: { tutorId: number }): ReactNode {
  return (
    <TitledCard
      title={t('wallets.title')}
      beside={<LinkAnchor to={`${paths.invoices}?tutor=${tutorId}`}>{t('person.invoices')}</LinkAnchor>}
    >
      <Wallets tutorId={tutorId} />
    </TitledCard>
  );
}

function AccountCard({ person }: { person: OpsPerson }): ReactNode {
  const { phone_no, email, email_verified, completion, banned_at } = person;
  return (
    <TitledCard title={t('person.account')}>
      <DefinitionGrid
        minColumn="11rem"
        items={[
          {
            label: t('person.phone'),
            value: <PhoneLink phone={phone_no} />,
          },
          ...(email === ''
            ? []
            : [
                {
                  label: t(email_verified ? 'person.email' : 'person.emailOpen'),
                  value: <Anchor href={`mailto:${email}`}>{email}</Anchor>,
                },
              ]),
          { label: t('person.roles'), value: rolesOf(person.roles) },
          { label: t('people.status'), value: t(`people.status.${person.account_status ?? 'none'}`) },
          ...(completion === null
            ? []
            : [{ label: t('person.completion'), value: `${formatNumber(completion)}%` }]),
          ...(banned_at === null ? [] : [{ label: t('person.bannedSince'), value: formatDate(banned_at) }]),
          { label: t('person.since'), value: formatDate(person.created_at) },
        ]}
      />
      <PersonButtons person={person} part="more" />
    </TitledCard>
  );
}

const empty = { text: '' };

function NotesCard({ person }: { person: OpsPerson }): ReactNode {
  const { id, notes } = person;
  const mayAdd = !useRefusedActs(person);
  const { form, submit } = useWriteForm({
    schema: NoteBody,
    start: empty,
    send: (body) => call('POST /api/ops/users/:id/notes', { params: { id }, body }),
    stale: ['GET /api/ops/users/:id'],
    success: answerMessage,
    onDone: (_answer, _values, { reset }) => reset(empty),
  });
  return (
    <TitledCard title={t('person.notes')}>
      {mayAdd && (
        <Form form={form} onSubmit={submit} label={t('person.note.add')}>
          <FormError form={form} />
          <TextAreaField
            form={form}
            name="text"
            label={t('person.note')}
            help={t('person.note.help')}
            rows={2}
          />
          <SubmitButton form={form} variant="default" busyLabel={t('person.note.adding')}>
            {t('person.note.add')}
          </SubmitButton>
        </Form>
      )}
      <Entries
        label={t('person.notes')}
        empty={t('person.notes.none')}
        rows={notes.rows}
        keyOf={(note) => note.id}
      >
        {({ text, author, at }) => (
          <>
            <p className={styles.words}>{text}</p>
            <DimLine parts={[author, formatRelative(at)]} />
          </>
        )}
      </Entries>
    </TitledCard>
  );
}
