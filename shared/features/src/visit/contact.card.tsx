import { ContactBody, type TrustedContact } from '@porao/contracts';
import { call, formatDigits, openModal } from '@porao/platform';
import { Button, Group, Notice, Text } from '@porao/ui';
import { Form, FormError, PhoneField, SubmitButton, TextField } from '@porao/ui/forms';
import { useState } from 'react';
import { failureToast } from '../failure/failure.ts';
import { TitledCard } from '../page/titled.card.tsx';
import { answerMessage, useWrite } from '../write/write.ts';
import { useWriteForm } from '../write/write-form.ts';
import { t } from './visit.text.ts';

export const visitsCall = 'GET /api/visits';

/** The person who is told; who has none, or whose contact refused, gets the form at once. */
export function ContactCard({ contact }: { contact: TrustedContact | null }) {
  const [changing, setChanging] = useState(false);
  const isForm = changing || contact === null || contact.stopped;
  const remove = useWrite({
    send: () => call('DELETE /api/trusted-contact'),
    stale: [visitsCall],
    success: answerMessage,
    failed: failureToast(t('notSaved')),
  });
  const askRemove = () =>
    openModal({
      title: t('contact.removeTitle'),
      body: t('contact.removeText'),
      buttons: [
        { label: t('contact.keep'), variant: 'default' },
        { label: t('contact.remove'), onPress: () => remove.press() },
      ],
    });
  return (
    <TitledCard title={t('contact.title')}>
      <Text tone="dim">{t('contact.text')}</Text>
      {contact?.stopped && <Notice tone="warning">{t('contact.stopped', { name: contact.name })}</Notice>}
      {contact && !contact.stopped && (
        <Text weight="medium">
          {t('contact.now', { name: contact.name, phone: formatDigits(contact.phone_no) })}
        </Text>
      )}
      {isForm ? (
        <ContactForm onSaved={() => setChanging(false)} />
      ) : (
        <Group>
          <Button variant="default" onClick={() => setChanging(true)}>
            {t('contact.change')}
          </Button>
          <Button variant="subtle" aria-haspopup="dialog" busy={remove.busy} onClick={askRemove}>
            {t('contact.remove')}
          </Button>
        </Group>
      )}
    </TitledCard>
  );
}

function ContactForm({ onSaved }: { onSaved: () => void }) {
  const { form, submit } = useWriteForm({
    schema: ContactBody,
    start: { name: '', phone_no: '' },
    fields: ['name', 'phone_no'],
    draft: 'trusted-contact',
    send: (body: { name: string; phone_no: string }) => call('PUT /api/trusted-contact', { body }),
    stale: [visitsCall],
    success: answerMessage,
    onDone: onSaved,
  });
  return (
    <Form form={form} onSubmit={submit} label={t('contact.form')}>
      <TextField form={form} name="name" label={t('contact.name')} maxLength={100} />
      <PhoneField form={form} name="phone_no" label={t('contact.phone')} />
      <FormError form={form} />
      <SubmitButton form={form} busyLabel={t('contact.saving')}>
        {t('contact.save')}
      </SubmitButton>
    </Form>
  );
}
