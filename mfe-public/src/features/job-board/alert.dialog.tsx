import { Button, Divider, Stack, Text, Title } from '@porao/ui';
import { Modal } from '@porao/ui/overlays';
import { AlertForm } from './alert.form.tsx';
import { t } from './alert.text.ts';
import type { AlertSearch } from './alert-search.ts';
import { PhoneAlert } from './phone-alert.form.tsx';

interface AlertDialogProps extends AlertSearch {
  opened: boolean;
  onClose: () => void;
  isTutor: boolean;
  onSignIn: () => void;
}

/** A tutor is told of new jobs by the account; a guest chooses between an account and text messages. */
export default function AlertDialog({ opened, onClose, isTutor, onSignIn, ...search }: AlertDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      {isTutor ? (
        <AlertForm {...search} onClose={onClose} />
      ) : (
        <Stack>
          {search.board ? <Text weight="bold">{search.name}</Text> : <Text>{t('allText')}</Text>}
          <Stack as="section" gap="xs" align="start">
            <Title order={3} size={4}>
              {t('account')}
            </Title>
            <Text>{t('accountText')}</Text>
            <Button onClick={onSignIn}>{t('signIn')}</Button>
          </Stack>
          <Divider />
          <Stack as="section" gap="xs">
            <Title order={3} size={4}>
              {t('phone')}
            </Title>
            <PhoneAlert {...search} />
          </Stack>
        </Stack>
      )}
    </Modal>
  );
}
