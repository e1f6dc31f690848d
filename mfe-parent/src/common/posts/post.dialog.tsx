import { ruled, useWriteForm } from '@porao/features';
import { ActionIcon, Group, Text } from '@porao/ui';
import { Form, SubmitButton, TextAreaField } from '@porao/ui/forms';
import { Modal } from '@porao/ui/overlays';
import type { DialogProps } from '../lazy.dialog.tsx';
import { t } from '../messages.ts';
import { SampleBadge, saySample } from '../sample.tsx';

const attachments = [
  { name: 'photo', icon: 'camera' },
  { name: 'file', icon: 'file' },
  { name: 'place', icon: 'location' },
] as const;

const schema = ruled<{ text: string }>(({ text }) =>
  text.trim() === '' ? [{ path: ['text'], message: t('post.required') }] : [],
);

/** A post to write. It is not sent: there is no call for posts yet. */
export default function PostDialog({ opened, onClose }: DialogProps) {
  const { form, submit } = useWriteForm({
    schema,
    start: { text: '' },
    draft: 'post',
    send: async () => saySample(),
    onDone: () => {
      form.reset({ text: '' });
      onClose();
    },
  });
  return (
    <Modal opened={opened} onClose={onClose} title={t('post.title')} closeLabel={t('close')}>
      <Form form={form} onSubmit={submit} label={t('post.title')}>
        <TextAreaField
          form={form}
          name="text"
          label={t('post.text')}
          rows={8}
          placeholder={t('post.open')}
          maxLength={2000}
        />
        <Group justify="space-between">
          <Group>
            {attachments.map(({ name, icon }) => (
              <ActionIcon
                key={name}
                icon={icon}
                variant="light"
                label={t(`post.attach.${name}`)}
                onClick={saySample}
              />
            ))}
          </Group>
          <SubmitButton form={form} busyLabel={t('post.send')} icon="send">
            {t('post.send')}
          </SubmitButton>
        </Group>
        <Text size="sm" tone="dim">
          <SampleBadge /> {t('post.sample')}
        </Text>
      </Form>
    </Modal>
  );
}
