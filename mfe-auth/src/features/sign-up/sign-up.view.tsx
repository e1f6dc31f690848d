import { richText } from '@porao/platform';
import { LinkAnchor, Stack, Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { AuthPage } from '../../common/auth-page.tsx';
import { legalLinks } from '../../common/legal-links.tsx';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SignUpForm } from './sign-up.form.tsx';

export function SignUpView({ kind }: { kind: 'tutor' | 'parent' }): ReactNode {
  return (
    <AuthPage
      title={t(`signup.${kind}`)}
      lead={t(`signup.${kind}.lead`)}
      footer={
        <Stack gap="xs">
          <Text size="sm" tone="dim" align="center">
            {richText(t('signup.legal'), legalLinks)}
          </Text>
          <Text align="center">
            {t('signup.known')} <LinkAnchor to={paths.signIn}>{t('signin.submit')}</LinkAnchor>
          </Text>
        </Stack>
      }
    >
      <SignUpForm kind={kind} />
    </AuthPage>
  );
}
