import { Button, Divider, Stack, Text, Title } from '@porao/ui';
import type { ReactNode } from 'react';
import { t } from './alert.text.ts';
import type { AlertSearch } from './alert-search.ts';
import { PhoneAlert } from './phone-alert.form.tsx';

interface GuestAlertProps extends AlertSearch {
  onSignIn: () => void;
}

/** Lets a guest choose between an account and text messages. */
export function GuestAlert({ board, name, onSignIn }: GuestAlertProps): ReactNode {
  return (
    <Stack>
      {board ? <Text weight="bold">{name}</Text> : <Text>{t('allText')}</Text>}
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
        <PhoneAlert board={board} name={name} />
      </Stack>
    </Stack>
  );
}
